import { once } from 'node:events'
import { constants, cpSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { PGlite } from '@electric-sql/pglite'

const SOCKET = 'copy.sock'

/**
 * Copies the files of a running embedded database to any requested folder, between two statements. The copy is what a kill
 * at that moment would leave, which the database survives. A database in memory is dumped into a file. Other statements wait
 * while the files are copied.
 */
export async function serveCopies(
  database: PGlite,
  files: string | undefined,
  folder: string,
): Promise<Server> {
  const server = createServer(async (socket) => {
    socket.on('error', () => {})
    try {
      // A path is short enough to arrive in one piece.
      const [wanted] = (await once(socket, 'data')) as [Buffer]
      if (files === undefined) await writeFile(wanted.toString(), await dumpOf(database))
      else
        await database.runExclusive(async () =>
          cpSync(files, wanted.toString(), { recursive: true, mode: constants.COPYFILE_FICLONE }),
        )
      socket.end()
    } catch (error) {
      socket.end((error as Error).message)
    }
  })
  server.listen(join(folder, SOCKET))
  await once(server, 'listening')
  return server
}

const dumpOf = async (database: PGlite) =>
  Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer())

/** Asks the process that runs the embedded database of a data folder to copy its files; false if none runs. */
export async function copyRunning(dataDir: string, wanted: string): Promise<boolean> {
  const folder = await readFile(join(dataDir, 'socket-folder'), 'utf8').catch(() => undefined)
  return folder ? copyServed(folder, wanted) : false
}

/** Asks the process that serves copies in a socket's folder; false if none runs. */
export async function copyServed(folder: string, wanted: string): Promise<boolean> {
  const socket = createConnection(join(folder, SOCKET))
  const isThere = await once(socket, 'connect').catch(() => undefined)
  if (!isThere) return false
  socket.write(wanted)
  const refused = await text(socket)
  if (refused) throw new Error(refused)
  return true
}
