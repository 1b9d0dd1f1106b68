import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { serveCopies } from './copy-embedded.ts'
import { damaged } from './database-rejection.ts'
import { COPY_FOLDER, type EmbeddedMessage, sessionSettings } from './embedded-database.ts'
import { lockFolder } from './lock-folder.ts'

const socketFolder = 'shop-socket-'

/** Shared buffers. Of 160 MB, all would be in use within minutes, and the system caches the pages of the files as well. */
const PAGES_KEPT = '32MB'

/** A data folder, or `memory`; optionally the dumped folder to load into memory. */
const [place = 'memory', dump] = process.argv.slice(2)

/** Runs the embedded database in its own process: PGlite behind a Unix socket, so that a long query blocks no event loop. */

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
  const files = place === 'memory' ? undefined : join(place, 'database')
  const copies = await serveCopies(database, files, folder)

  let stopping = false
  async function stop() {
    if (stopping) return
    stopping = true
    copies.close()
    await server.stop()
    await database.close()
    await rm(folder, { recursive: true, force: true })
    await release?.()
    if (basename(place).startsWith(COPY_FOLDER)) await rm(place, { recursive: true, force: true })
    process.exit(0)
  }
  // The parent process decides when to stop; a Ctrl-C in its terminal reaches this process as well.
  process.on('disconnect', stop)
  process.on('SIGTERM', stop)
  process.on('SIGINT', () => {})
  // Replies between two statements, so a reply means that no statement is running.
  process.on('message', () => process.send?.({ idle: true } satisfies EmbeddedMessage))
  process.send?.({ folder } satisfies EmbeddedMessage)
}

/** Opens the database of a data folder. The first start creates it, and starts over if an earlier one was interrupted. */
async function openFolder(folder: string) {
  const files = join(folder, 'database')
  const unfinished = join(folder, 'database-unfinished')
  if (existsSync(unfinished)) await rm(files, { recursive: true, force: true })
  else if (existsSync(files) && !existsSync(join(files, 'PG_VERSION'))) throw damaged(folder, 'no PG_VERSION')
  if (!existsSync(files)) await writeFile(unfinished, '')
  const database = await openDatabase(new PrivateNodeFs(files)).catch(() => {
    // PGlite's own message ("Aborted()") says nothing useful.
    throw damaged(folder)
  })
  await rm(unfinished, { force: true })
  return database
}

async function openDatabase(fs?: PrivateNodeFs) {
  return PGlite.create({
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${PAGES_KEPT}`],
    ...(fs ? { fs } : {}),
    ...(dump ? { loadDataDir: new Blob([await readFile(dump)]) } : {}),
  })
}

/** Records the socket's folder in the data folder, and removes the one that a killed process left. */
async function replaceNote(note: string, folder: string) {
  const left = await readFile(note, 'utf8').catch(() => '')
  if (left.startsWith(join(tmpdir(), socketFolder))) await rm(left, { recursive: true, force: true })
  await writeFile(note, folder)
}

type Options = Parameters<NodeFS['init']>[1]
type SetAttributes = (path: unknown, node: unknown, wanted: { mode?: number }, ...calls: unknown[]) => void

/** Folder for PGlite whose files only the owner can read: Emscripten sets each file's mode itself and ignores the umask. */
class PrivateNodeFs extends NodeFS {
  override async init(pg: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pg, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [hideModes, ...(emscriptenOpts.preRun ?? [])] } }
  }
}

function hideModes({ FS }: { FS: object }) {
  const { NODEFS } = (FS as { filesystems: { NODEFS: { setattr: SetAttributes } } }).filesystems
  const { setattr } = NODEFS
  NODEFS.setattr = (path, node, wanted, ...calls) => {
    const { mode } = wanted
    setattr(path, node, mode === undefined ? wanted : { ...wanted, mode: mode & ~0o077 }, ...calls)
  }
}

run().catch((error: Error) => {
  process.send?.({ refusal: error.message } satisfies EmbeddedMessage, () => process.exit(1))
})
