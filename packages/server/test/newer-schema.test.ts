import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { runProgram } from './run-program.ts'
import { prepareShopProcess } from './spawn-shop.ts'
import { writeFolder } from './write-folder.ts'

const sentence =
  'The database has been brought up to date by a newer version of the shop than this one: start that version, or restore a copy of the database from before.\n'

let shop: Awaited<ReturnType<typeof prepareShopProcess>>
beforeAll(async () => {
  shop = await prepareShopProcess()
  const { db, close } = await shop.open()
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another version', 4102444800000)`,
  )
  await close()
})
afterAll(() => shop.remove())

const isOnPostgres = inject('clusterUrl') !== ''

type Call = [program: string, args: string[], settings: Record<string, string>]
const main: Call = ['app/main.ts', ['--without-web'], {}]
/** Every program checks its database the same way; the embedded database has a start and a move of its own. */
const calls: Call[] = isOnPostgres
  ? [
      main,
      ['app/main.ts', ['--without-web'], { ROLE: 'worker' }],
      ['workbench/import/main.ts', ['FOLDER'], {}],
      ['people/people/main.ts', ['new@volute.example', 'New'], {}],
      ['app/data/main.ts', ['backup', 'FOLDER/backup'], {}],
    ]
  : [main, ['app/data/main.ts', ['move', '--to', 'postgres://127.0.0.1:1/none'], {}]]

it.each(calls)('%s %j %j rejects a newer schema in one sentence', async (program, args, settings) => {
  const folder = await writeFolder({ 'parts.csv': 'part_number\nX\n' })
  const given = args.map((arg) => (arg.startsWith('FOLDER') ? join(folder, arg.slice(6)) : arg))
  expect(await runProgram(program, given, { ...shop.settings, ...settings, PORT: '0' })).toEqual({
    code: 1,
    out: '',
    err: sentence,
  })
})
