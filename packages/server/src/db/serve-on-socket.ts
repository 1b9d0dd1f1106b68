import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { MessageReader } from './message-reader.ts'

interface Caller {
  socket: Socket
  reader: MessageReader
}

/**
 * Serves the one session of an embedded database to whoever connects to a Unix socket. All messages that have arrived go into
 * it in one piece; while somebody is in a transaction, or between the messages of a statement, the others wait.
 */
export async function serveOnSocket(database: PGlite, path: string): Promise<{ stop(): Promise<void> }> {
  const callers = new Set<Caller>()
  let holder: Caller | undefined

  const server = createServer((socket) => {
    const caller = { socket, reader: new MessageReader() }
    callers.add(caller)
    socket.on('data', (piece: Buffer) => {
      caller.reader.add(piece)
      proceed()
    })
    // What breaks a connection closes it.
    socket.on('error', () => {})
    socket.on('close', () => leave(caller))
  })

  /** Lets those who may speak do so, until nobody has said anything more. */
  function proceed() {
    for (let one = nextCaller(); one; one = nextCaller()) speak(one)
  }

  const nextCaller = () =>
    [...callers].find((caller) => (!holder || holder === caller) && caller.reader.hasMessages())

  function speak(caller: Caller) {
    const { socket, reader } = caller
    const said = reader.take()
    if (said.kind === 'encryption') socket.write('N')
    else if (said.kind === 'end') leave(caller)
    else {
      execute(said.messages, (answer) => void socket.write(Buffer.from(answer)))
      holder = said.isWhole && !database.isInTransaction() ? undefined : caller
    }
  }

  function leave(caller: Caller) {
    callers.delete(caller)
    caller.socket.destroy()
    if (holder !== caller) return
    execute(undo, () => {})
    holder = undefined
    proceed()
  }

  function execute(messages: Buffer, onRawData: (answer: Uint8Array) => void) {
    // It is done when this returns: nothing but the files of a browser is written later.
    void database.execProtocolRawStream(messages, { syncToFs: false, onRawData })
  }

  server.listen(path)
  await once(server, 'listening')
  return {
    async stop() {
      for (const caller of callers) leave(caller)
      server.close()
      await once(server, 'close')
    },
  }
}

/** Ends a statement and a transaction that somebody has left in the middle. */
const undo = Buffer.concat([Buffer.from('S\0\0\0\u0004'), Buffer.from('Q\0\0\0\u000drollback\0')])
