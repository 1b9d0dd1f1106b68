import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { lockFolder } from './lock-folder.ts'
import { sessionSettings } from './session-settings.ts'

/**
 * The embedded database's own process: PGlite behind a Unix socket, so that a long query starves nobody's event loop.
 * Arguments: a data folder, or `memory` and optionally a dumped folder to start from.
 */
export type EmbeddedMessage = { folder: string } | { refusal: string }

const socketFolder = 'volute-socket-'

const [place = 'memory', dump] = process.argv.slice(2)

async function run() {
  const release = place === 'memory' ? undefined : await lockFolder(place)
  const database = await PGlite.create({
    extensions: { pg_trgm },
    ...(place === 'memory' ? {} : { dataDir: join(place, 'database') }),
    ...(dump ? { loadDataDir: new Blob([await readFile(dump)]) } : {}),
  })
  // The one session serves every connection; node-postgres' start options do not reach it.
  for (const [name, value] of Object.entries(sessionSettings)) await database.exec(`set ${name} = ${value}`)
  const folder = await mkdtemp(join(tmpdir(), socketFolder))
  if (place !== 'memory') await replaceNote(join(place, 'socket-folder'), folder)
  const server = new PGLiteSocketServer({
    db: database,
    path: join(folder, '.s.PGSQL.5432'),
    maxConnections: 50,
  })
  await server.start()

  let stopping = false
  async function stop() {
    if (stopping) return
    stopping = true
    await server.stop()
    await database.close()
    await rm(folder, { recursive: true, force: true })
    await release?.()
    process.exit(0)
  }
  // The starting process says when to stop; signals of a shared terminal reach it as well.
  process.on('disconnect', stop)
  process.on('SIGTERM', stop)
  process.on('SIGINT', () => {})
  process.send?.({ folder } satisfies EmbeddedMessage)
}

/** Notes the socket's folder in the data folder, and removes the one that a killed process has left. */
async function replaceNote(note: string, folder: string) {
  const left = await readFile(note, 'utf8').catch(() => '')
  if (left.startsWith(join(tmpdir(), socketFolder))) await rm(left, { recursive: true, force: true })
  await writeFile(note, folder)
}

run().catch((error: Error) => {
  process.send?.({ refusal: error.message } satisfies EmbeddedMessage, () => process.exit(1))
})
