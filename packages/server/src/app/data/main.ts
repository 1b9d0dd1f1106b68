import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  copyRunning,
  DatabaseRejection,
  type OpenDatabase,
  openAsIs,
  staysInUse,
} from '../../core/db/index.ts'
import { isDiskFull, openFiles } from '../../core/files/index.ts'
import { openLog } from '../../core/log/log.ts'
import { readSettings, type Settings, WrongSetting } from '../../core/settings/settings.ts'
import { DataRejection } from './data-rejection.ts'
import { loadContents } from './load-contents.ts'
import { openBackup } from './read-backup.ts'
import { type Digest, readContents, readSnapshot } from './read-contents.ts'
import { copyFiles, putFiles, removeOthers, type StoredFile } from './stored-files.ts'
import { writeBackup, writeWhole } from './write-backup.ts'

const usages = {
  move: 'move --to postgres://… [--files s3://…]',
  backup: 'backup FOLDER',
  restore: 'restore FOLDER [--replace]',
}
type Command = keyof typeof usages

const log = openLog('fatal')

async function main() {
  const command = process.argv[2] as Command
  const { folder, to, files, replace } = readArguments(command)
  if (command === 'move') await move(to, files)
  else if (command === 'backup') await backUp(resolve(folder))
  else await restore(resolve(folder), replace)
}

/** `npm run move`: copies the embedded database, and the files if they move too, to PostgreSQL. */
async function move(to: string, bucket: string | undefined) {
  const from = readSettings({ ...process.env, DATABASE_URL: '' })
  const target = { ...process.env, DEMO: '', DATABASE_URL: to, FILES_URL: bucket ?? process.env['FILES_URL'] }
  const settings = readSettings(target)
  requireEmbedded(from)
  await withDatabase(from, ({ db }) =>
    readSnapshot(db, async (reading) => {
      const contents = await readContents(reading)
      await withDatabase(settings, async (opened) => {
        const moved = await opened.db.transaction((tx) => loadContents(tx, contents, false))
        say(moved, bucket ? await copyFiles(await openFiles(from), await openFiles(settings)) : [])
      })
    }),
  )
  console.log('Moved, and every row is the same on both sides. Start the shop with the new settings.')
}

/**
 * `npm run backup`: if an embedded database is running, its process copies the database files, and the rows are read from
 * the copy.
 */
async function backUp(folder: string) {
  const settings = readSettings(process.env)
  if (!settings.databaseUrl) requireEmbedded(settings)
  await writeWhole(folder, async (unfinished) => {
    const copy = join(unfinished, 'running')
    const isCopied = !settings.databaseUrl && (await copyRunning(settings.dataDir, join(copy, 'database')))
    const files = await openFiles(settings)
    await withDatabase(isCopied ? { dataDir: copy } : settings, async ({ db }) => {
      const manifest = await writeBackup(unfinished, db, files)
      say(manifest.tables, manifest.files)
    })
    await rm(copy, { recursive: true, force: true })
  })
  console.log(`Backed up to ${folder}.`)
}

/** `npm run restore`: restores to the database and the file store of the settings. */
async function restore(folder: string, replaces: boolean) {
  const settings = readSettings(process.env)
  const { manifest, contents } = await openBackup(folder)
  await withDatabase(settings, async (opened) => {
    if (settings.databaseUrl && (await staysInUse(opened)))
      throw new DataRejection(
        'The database is in use, or behind a pooler, which hides that: stop the shop, and whatever else is connected, and name the address of the database itself.',
      )
    const files = await openFiles(settings)
    await opened.db.transaction(async (tx) => {
      await loadContents(tx, contents, replaces)
      await putFiles(folder, manifest.files, files)
    })
    await removeOthers(manifest.files, files)
    say(manifest.tables, manifest.files)
    console.log('Restored, and every row is the same as in the backup.')
  })
}

function requireEmbedded({ dataDir }: Settings) {
  if (!existsSync(join(dataDir, 'database')))
    throw new DataRejection(`There is no embedded database in the data folder ${dataDir} of DATA_DIR.`)
}

async function withDatabase(
  place: Parameters<typeof openAsIs>[0],
  work: (opened: OpenDatabase) => Promise<void>,
): Promise<void> {
  const opened = await openAsIs(place, log)
  try {
    await work(opened)
  } finally {
    await opened.close()
  }
}

/** Prints the result of the comparison: one line per table, and one for all files. */
function say(tables: readonly Digest[], files: readonly StoredFile[]) {
  const width = Math.max(...tables.map(({ table }) => table.length))
  for (const { table, rows, sha256 } of tables)
    console.log(`${table.padEnd(width)} ${String(rows).padStart(9)}  ${sha256.slice(0, 16)}`)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  console.log(`${files.length} files, ${bytes} bytes`)
}

function readArguments(command: Command) {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(3),
      allowPositionals: command !== 'move',
      options: {
        ...(command === 'move' ? { to: { type: 'string' }, files: { type: 'string' } } : {}),
        ...(command === 'restore' ? { replace: { type: 'boolean' } } : {}),
      } as const,
    })
    const [folder = '', ...others] = positionals
    const { to = '', files, replace = false } = values as { to?: string; files?: string; replace?: boolean }
    if (command === 'move' ? to === '' : folder === '' || others.length > 0)
      throw new Error(command === 'move' ? 'Say where to.' : 'Name one folder.')
    return { folder, to, files, replace }
  } catch (error) {
    throw new DataRejection(`${(error as Error).message}\nUsage: ${usages[command]}`)
  }
}

function sentence(error: Error): string {
  if ([DataRejection, DatabaseRejection, WrongSetting].some((kind) => error instanceof kind))
    return error.message
  const cause = error.cause instanceof Error ? error.cause : error
  const disk = isDiskFull(error) ? 'the disk is full, ' : ''
  return `It stopped and changed nothing: ${disk}${cause.message || cause.name}.`
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(sentence(error))
    process.exit(1)
  },
)
