import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { damaged } from './database-refusal.ts'
import { lockFolder } from './lock-folder.ts'
import { PrivateNodeFs } from './private-node-fs.ts'
import { sessionSettings } from './session-settings.ts'

/**
 * The embedded database's own process: PGlite behind a Unix socket, so that a long query starves nobody's event loop.
 * Arguments: a data folder, or `memory` and optionally a dumped folder to start from.
 */
export type EmbeddedMessage = { folder: string } | { refusal: string }

const socketFolder = 'volute-socket-'

const [place = 'memory', dump] = process.argv.slice(2)

async function run() {
  process.umask(0o077)
  const release = place === 'memory' ? undefined : await lockFolder(place)
  const database = place === 'memory' ? await openDatabase() : await openFolder(place)
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

/** Opens the database of a data folder; the first start makes it, from the beginning again when it was cut off. */
async function openFolder(folder: string) {
  const files = join(folder, 'database')
  const unfinished = join(folder, 'database-unfinished')
  if (existsSync(unfinished)) await rm(files, { recursive: true, force: true })
  else if (existsSync(files) && !existsSync(join(files, 'PG_VERSION'))) throw damaged(folder, 'no PG_VERSION')
  if (!existsSync(files)) await writeFile(unfinished, '')
  const database = await openDatabase(new PrivateNodeFs(files)).catch(() => {
    // What PGlite says of it ("Aborted()") helps nobody.
    throw damaged(folder)
  })
  await rm(unfinished, { force: true })
  return database
}

async function openDatabase(fs?: PrivateNodeFs) {
  return PGlite.create({
    extensions: { pg_trgm },
    ...(fs ? { fs } : {}),
    ...(dump ? { loadDataDir: new Blob([await readFile(dump)]) } : {}),
  })
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
