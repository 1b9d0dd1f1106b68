import { Server as TcpServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds after which a closing server cuts off connections: idle kept-alive ones, those without a byte yet, and all. */
export interface Notice {
  idle: number
  silent: number
  everybody: number
}

/** Most turns of the event loop before the server stops listening. */
const mostTurns = 2_000
/** Longest turn that counts as idle, in ms. */
const idleTurn = 0.1

/**
 * Returns the function that closes this server: it stops listening, answers running requests, ends kept-alive connections
 * with their next answer, and cuts off unfinished ones at the end of the notice.
 */
export function gracefulClose(
  app: FastifyInstance,
  { idle, silent, everybody }: Notice,
): () => Promise<void> {
  const sockets = new Set<Socket>()
  let accepted = 0
  app.server.on('connection', (socket: Socket) => {
    accepted++
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  /** Cuts off connections without a byte: browsers open some in advance. */
  function cutSilent() {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  /** Waits for an idle turn without a new connection, when the system's backlog is most likely empty. */
  async function acceptPending() {
    for (let turns = 0; turns < mostTurns; turns++) {
      const [before, start] = [accepted, performance.now()]
      await nextTurn()
      if (accepted === before && performance.now() - start < idleTurn) return
    }
  }

  return async function close() {
    // The system resets connections that the server has not accepted yet; a proxy may not repeat their requests.
    await acceptPending()
    const ended = new Promise((resolve) => {
      // The HTTP server's own `close` would at once cut off idle connections, whose next request may be on its way.
      TcpServer.prototype.close.call(app.server, resolve)
    })
    // Starts only now: a connection cut while the server listens may carry a request that another server could have taken.
    const timers = [
      // Reads a request that has already arrived first, however late this process gets its turn.
      setTimeout(() => setImmediate(() => app.server.closeIdleConnections()), idle),
      setTimeout(cutSilent, silent),
      setTimeout(() => app.server.closeAllConnections(), everybody),
    ]
    await ended
    for (const timer of timers) clearTimeout(timer)
    await app.close()
  }
}
