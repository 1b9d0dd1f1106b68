import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listTables } from '../../src/app/data/list-tables.ts'
import { applyMigrations, hasOwnSchema, type Transaction } from '../../src/core/db/index.ts'
import { hashPassword } from '../../src/people/session/index.ts'
import { openBlank } from '../open-blank.ts'
import { runData } from '../run-program.ts'
import { spawnShop } from '../spawn-shop.ts'
import { PASSWORD } from '../world.ts'
import { writeFolder } from '../write-folder.ts'
import { rowsOf } from './rows-of-migrations.ts'

interface Step {
  tag: string
  when: number
}

const journal = new URL('../../src/core/db/migrations/meta/_journal.json', import.meta.url)
const { entries: steps } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: Step[] }

/** Reads all rows of every table with the columns of the older schema. */
async function readAll(tx: Transaction, selects: Map<string, string>) {
  const read = new Map<string, string[]>()
  for (const [name, select] of selects) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(select))
    read.set(
      name,
      rows.map(({ line }) => line),
    )
  }
  return read
}

/** Text that a migration changes on purpose. */
const rewritten = (line: string) => line.replace('Ben@Riverbend.example', 'ben@riverbend.example')

/** Query of a table that a migration has renamed, with its current names. */
const renamed = (select: string) =>
  select.includes(' from public.audit ')
    ? select
        .replace('public.audit', 'public.events')
        .replace(/\bact::/, 'kind::')
        .replace(/\bdetail::/, 'subject::')
        .replace(/\bcreated_utc::/, 'at_utc::')
    : select

/** Columns that a migration has removed: the progress of a desk order is now in its shipments. */
const goneOfDeskOrders = [' status::text,', ' shipped_utc::text,', ', tracking_number::text']

const withoutGone = (select: string) =>
  select.includes(' from public.desk_orders ')
    ? goneOfDeskOrders.reduce((kept, column) => kept.replace(column, ''), select)
    : select

it('a database of every earlier schema keeps all of its rows up to the newest one', async () => {
  const { db, close } = await (await openBlank()).open()
  const passwordHash = await hashPassword(PASSWORD)
  try {
    await db.transaction(async (tx) => {
      for (const [index, step] of steps.entries()) {
        await applyMigrations(tx, step.when)
        await tx.execute(sql.raw(rowsOf(step.tag, passwordHash)))
        await expectAllKept(tx, step, steps[index + 1])
      }
      expect(await hasOwnSchema(tx)).toBe(true)
    })
  } finally {
    await close()
  }
})

/** Expects every row of one schema in the next one, and thus in the newest. */
async function expectAllKept(tx: Transaction, step: Step, next: Step | undefined) {
  const known = (await listTables(tx)).filter(({ name }) => !isForgotten(name, step))
  const selects = new Map(known.map(({ name, select }) => [name, withoutGone(select)]))
  const before = await readAll(tx, selects)
  for (const [name, lines] of before) expect(lines.length, `${name} at ${step.tag}`).toBeGreaterThan(0)
  if (!next) return
  await applyMigrations(tx, next.when)
  const tables = new Set((await listTables(tx)).map(({ name }) => name))
  const today = ([name, select]: [string, string]) =>
    [name, tables.has(name) ? select : renamed(select)] as const
  const after = await readAll(tx, new Map([...selects].map(today)))
  for (const [name, lines] of before)
    expect(after.get(name)?.map(rewritten), `${name} at ${step.tag}`).toEqual(
      expect.arrayContaining(lines.map(rewritten)),
    )
}

/** The first version of attempts is dropped on purpose. */
const isForgotten = (table: string, { tag }: Step) => table === 'attempts' && tag < '0006'

it('a backup of the oldest schema is restored and migrated, and making it does not migrate the source', async () => {
  const [older, target] = [await openOldest(), await openBlank()]
  const folder = join(await writeFolder({}), 'backup')
  expect(await runData(['backup', folder], older.settings)).toMatchObject({ code: 0, err: '' })
  const before = await older.open()
  expect(await hasOwnSchema(before.db)).toBe(false)
  await before.close()
  expect(await runData(['restore', folder], target.settings)).toMatchObject({ code: 0, err: '' })
  const { db, close } = await target.open()
  expect(await hasOwnSchema(db)).toBe(true)
  const { rows } = await db.execute(sql`select email from users where id = 2`)
  expect(rows).toEqual([{ email: 'ben@riverbend.example' }])
  await close()
})

it('a shop starts on a database of the oldest schema, signs a user in and shows their cart and order', async () => {
  const { settings } = await openOldest()
  const { address, end } = await spawnShop({ ...settings, LOG_LEVEL: 'info' })
  try {
    const signedIn = await ask('/registration/authenticate', {
      username: 'BEN@riverbend.example',
      password: PASSWORD,
    })
    const { token, companyId } = signedIn
    const asBen = { authorization: `Bearer ${token}`, 'x-company-id': String(companyId) }
    expect(await ask('/cart/map', undefined, asBen)).toMatchObject({
      version: 3,
      items: [
        { partNumber: 'A-201', quantity: 7 },
        { partNumber: 'C2134-3-BZ', quantity: 1, impellerTrim: 9.25 },
      ],
    })
    expect(await ask('/completed-order/100001', undefined, asBen)).toMatchObject({
      poNumber: 'PO-77',
      orderItems: [{ partNumber: 'A-201', quantity: 3 }],
    })
  } finally {
    await end('SIGTERM')
  }

  async function ask(path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await fetch(`${address}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await answer.json()) as { token: string; companyId: number }
  }
})

/** Creates a database of the oldest schema with its rows. */
async function openOldest() {
  const blank = await openBlank()
  const { db, close } = await blank.open()
  const { tag, when } = steps[0] as Step
  const passwordHash = await hashPassword(PASSWORD)
  await db.transaction(async (tx) => {
    await applyMigrations(tx, when)
    await tx.execute(sql.raw(rowsOf(tag, passwordHash)))
  })
  await close()
  return blank
}
