import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** What is cut off while the server closes, in milliseconds: who has said nothing yet, and whoever has not finished. */
export interface Notice {
  silent: number
  everybody: number
}

/** How many turns of the loop may pass before the door is shut, and how many milliseconds a short one takes. */
const mostTurns = 2_000
const shortTurn = 0.1

/**
 * The way this server is closed: nobody is let in any more, running requests are answered, kept connections end with their
 * next answer, and who has not finished by the end of the notice is cut off.
 */
export function politeClosing(app: FastifyInstance, { silent, everybody }: Notice): () => Promise<void> {
  const sockets = new Set<Socket>()
  let accepted = 0
  app.server.on('connection', (socket: Socket) => {
    accepted++
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  /** Browsers open connections in advance. */
  function cutSilent() {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  /** Ends after a turn of the loop that was short and let nobody in: then hardly anybody waits at the door. */
  async function letEverybodyIn() {
    for (let turns = 0; turns < mostTurns; turns++) {
      const [before, start] = [accepted, performance.now()]
      await nextTurn()
      if (accepted === before && performance.now() - start < shortTurn) return
    }
  }

  return async function close() {
    const timers = [
      setTimeout(cutSilent, silent),
      setTimeout(() => app.server.closeAllConnections(), everybody),
    ]
    // The system resets connections that it has taken and the server has not; a proxy may not repeat their requests.
    await letEverybodyIn()
    await new Promise((resolve) => {
      app.server.close(resolve)
    })
    for (const timer of timers) clearTimeout(timer)
    await app.close()
  }
}
