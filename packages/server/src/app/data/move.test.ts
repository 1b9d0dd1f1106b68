import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { openBlank } from '../../../test/open-blank.ts'
import { runData, runProgram } from '../../../test/run-program.ts'
import { seedWorld } from '../../../test/world.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { openDatabase } from '../../core/db/index.ts'
import { openFiles } from '../../core/files/index.ts'
import { openLog } from '../../core/log/log.ts'
import { emptyDatabase, isEmpty } from './empty-database.ts'
import type { Manifest } from './backup-format.ts'

const log = openLog('error')
/** Data folder of a shop with the test world. */
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'volute-moved-'))
  const { db, close } = await openDatabase({ dataDir }, log)
  await db.transaction((tx) => seedWorld(tx, new Date('2026-11-20T12:00:00Z')))
  await close()
  await (await openFiles({ dataDir, filesUrl: undefined })).put('documents/4RB.PDF', Buffer.alloc(300_000, 7))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Pauses a move between two tables, as long as someone holds the lock. */
const haltAfterRows = `
  create schema halt;
  create function halt.here() returns event_trigger language plpgsql as $$ begin
    if current_query() like '%enable trigger user' then perform pg_advisory_xact_lock(1); end if;
  end $$;
  create event trigger halt on ddl_command_end execute function halt.here()`

async function manifestOf(settings: Record<string, string>) {
  const folder = join(await writeFolder({}), 'backup')
  expect(await runData(['backup', folder], settings)).toMatchObject({ code: 0, err: '' })
  const { takenUtc, ...manifest } = JSON.parse(
    await readFile(join(folder, 'manifest.json'), 'utf8'),
  ) as Manifest
  expect(takenUtc).toBeTruthy()
  return manifest
}

const move = (to = '', ...more: string[]) => runData(['move', '--to', to, ...more], { DATA_DIR: dataDir })

it.runIf(inject('clusterUrl'))(
  'a shop moves to PostgreSQL and to a bucket with every row and file',
  async () => {
    const bucket = await openBucket()
    const { settings } = await openBlank()
    const moved = await move(settings.DATABASE_URL, '--files', bucket)
    expect(moved).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/\nparts +\d+ {2}[0-9a-f]{16}\n[^]*\n1 files, 300000 bytes\nMoved/),
    })
    expect(await manifestOf({ ...settings, FILES_URL: bucket })).toEqual(
      await manifestOf({ DATA_DIR: dataDir }),
    )
    expect(await move(settings.DATABASE_URL)).toEqual({
      code: 1,
      out: '',
      err: 'The database to be filled is not empty: name one that has just been created, or let restore replace it.\n',
    })
  },
)

it.runIf(inject('clusterUrl'))(
  'a move that is killed halfway leaves an empty database and can be repeated',
  async () => {
    const { settings, open } = await openBlank()
    const { db, pool, close } = await open()
    await pool.query(haltAfterRows)
    const halt = await pool.connect()
    await halt.query('select pg_advisory_lock(1)')
    const killed = new AbortController()
    const { signal } = killed
    const moving = runProgram(
      'app/data/main.ts',
      ['move', '--to', settings.DATABASE_URL ?? ''],
      { DATA_DIR: dataDir },
      { signal },
    )
    const others = async (state: string) =>
      (
        await pool.query(
          `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${state}`,
        )
      ).rows.length
    await eventually(async () => (await others(`wait_event = 'advisory'`)) > 0)
    killed.abort()
    expect((await moving).code).not.toBe(0)
    await halt.query('select pg_advisory_unlock(1)')
    halt.release()
    // The server ends the transaction once it notices that the client is gone.
    await eventually(async () => (await others(`state <> 'idle'`)) === 0)
    expect(await db.transaction(isEmpty)).toBe(true)
    expect((await move(settings.DATABASE_URL)).code).toBe(0)
    expect(await db.transaction(isEmpty)).toBe(false)
    await db.transaction(emptyDatabase)
    expect(await db.transaction(isEmpty)).toBe(true)
    await close()
  },
)

it('a move is rejected with a clear message while the shop runs, without an embedded database and without a target', async () => {
  const { close } = await openDatabase({ dataDir }, log)
  expect(await move('postgres://127.0.0.1:1/none')).toEqual({
    code: 1,
    out: '',
    err: `The data folder ${dataDir} is in use by another process (${process.pid}). Stop it first, or set another DATA_DIR.\n`,
  })
  await close()
  const nowhere = join(await writeFolder({}), 'none')
  for (const [args, said] of [
    [['move'], /^Say where to\.\nUsage: move --to /],
    [['move', '--to', 'mysql://x'], /^The setting DATABASE_URL is wrong/],
    [
      ['move', '--to', 'postgres://127.0.0.1:1/none'],
      `There is no embedded database in the data folder ${nowhere} of DATA_DIR.\n`,
    ],
    [
      ['backup', join(nowhere, 'backup')],
      `There is no embedded database in the data folder ${nowhere} of DATA_DIR.\n`,
    ],
    [['backup'], /^Name one folder\.\nUsage: backup FOLDER\n$/],
  ] as const) {
    const { code, out, err } = await runData([...args], { DATA_DIR: nowhere })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(said)
  }
})

/** The address of an empty bucket. */
async function openBucket(): Promise<string> {
  const directory = await writeFolder({})
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'shop', configs: [] }],
  })
  const { port } = await server.run()
  onTestFinished(() => server.close())
  return `s3://S3RVER:S3RVER@127.0.0.1:${port}/shop?scheme=http`
}
