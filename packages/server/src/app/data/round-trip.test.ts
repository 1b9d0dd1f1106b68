import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getCartMap } from '@volute/domain/buying/cart'
import { requestOf } from '@volute/domain/core/kernel'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { askQueue } from '../../../test/ask-queue.ts'
import { openBlank } from '../../../test/open-blank.ts'
import { runData } from '../../../test/run-program.ts'
import { prepareShopProcess, spawnShop } from '../../../test/spawn-shop.ts'
import { PASSWORD } from '../../../test/world.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { openFiles } from '../../core/files/index.ts'
import type { Manifest } from './backup-format.ts'

const isOnPostgres = () => inject('clusterUrl') !== ''
const odd = 'Two\nlines, "quotes", \\ {braces},\u2028 a tab\t and «ポンプ»'

let shop: Awaited<ReturnType<typeof prepareShopProcess>>
beforeAll(async () => {
  shop = await prepareShopProcess()
  const { db, close } = await shop.open()
  await db.execute(sql`update parts set description = ${odd}, replaced_by_part_id = null where id = 1`)
  await db.execute(sql`
    insert into outbox (recipient, subject, text, html, attachment, created_utc)
    values ('ben@riverbend.example', ${odd}, ${odd}, '', 'null'::jsonb, '2026-01-01 00:00:00.123456+05')`)
  await db.execute(
    sql`insert into attempts values ('one', array[now(), '-infinity'], 'infinity'), ('two', '{}', now())`,
  )
  await db.execute(sql`select setval('desk_order_numbers', 777777)`)
  await askQueue(db, (boss) => boss.send('forgotten-password', { email: 'ben@riverbend.example' }))
  await close()
  const files = await openFiles({ dataDir: shop.dataDir, filesUrl: undefined })
  await files.put('svgs/4RB!20X.SVG', '<svg/>')
  await files.put('documents/4RB.PDF', Buffer.alloc(300_000, 7))
  await files.put('photos/1-small', Buffer.alloc(9, 1))
})
afterAll(() => shop.remove())

/** Makes a backup, and returns its folder and manifest. */
async function backUp(settings: Record<string, string>, at = 'backup') {
  const folder = join(await writeFolder({}), at)
  expect(await runData(['backup', folder], settings)).toMatchObject({ code: 0, err: '' })
  const { takenUtc, ...manifest } = JSON.parse(
    await readFile(join(folder, 'manifest.json'), 'utf8'),
  ) as Manifest
  expect(Date.parse(takenUtc)).not.toBeNaN()
  return { folder, manifest }
}

// The embedded database's own backup is tested below, and its rows are compared by a move.
it.skipIf(!isOnPostgres()).each([
  ['the same kind of database', false],
  ['the embedded database', true],
])('a backup restored into %s is identical, row by row and file by file', async (_, isEmbedded) => {
  const { folder, manifest } = await backUp(shop.settings)
  const rows = Object.fromEntries(manifest.tables.map(({ table, rows: count }) => [table, count]))
  expect(rows).toMatchObject({ jobs: 1, attempts: 2, outbox: 1, catalogue_version: 1 })
  expect(rows['role_permissions']).toBeGreaterThan(20)
  expect(manifest.files.map(({ key }) => key)).toEqual([
    'documents/4RB.PDF',
    'photos/1-small',
    'svgs/4RB!20X.SVG',
  ])
  const target = await openBlank(isEmbedded)
  const restored = await runData(['restore', folder], target.settings)
  expect(restored).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/\njobs +1 .*\n3 files, /),
  })
  expect((await backUp(target.settings)).manifest).toEqual(manifest)

  const { db, close } = await target.open()
  const { rows: keys } = await db.execute(sql`
    select count(*)::int as count, bool_and(convalidated) as valid from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  expect(keys).toEqual([{ count: expect.any(Number), valid: true }])
  expect(keys[0]?.['count']).toBeGreaterThan(40)
  const version = sql`select version from catalogue_version`
  const before = await db.execute(version)
  await db.execute(sql`insert into units (name) values ('M')`)
  expect((await db.execute(version)).rows).not.toEqual(before.rows)
  await close()
})

it('only the owner can read a backup, and its manifest has a sha256sum checksum', async () => {
  const { folder } = await backUp(shop.settings)
  for (const [name, mode] of [
    ['.', 0o700],
    ['manifest.json', 0o600],
    ['tables/users.jsonl.gz', 0o600],
    ['files/svgs/4RB!20X.SVG', 0o600],
  ] as const)
    expect((await stat(join(folder, name))).mode & 0o777, name).toBe(mode)
  expect(await readFile(join(folder, 'manifest.sha256'), 'utf8')).toMatch(
    /^[0-9a-f]{64} {2}manifest\.json\n$/,
  )
})

it('a backup is made while the shop runs, and the restored shop continues with its people, sessions, carts, numbers and jobs (OQ-13)', async () => {
  const address = await shop.start()
  const token = await signIn(address)
  const { folder } = await backUp(shop.settings)
  expect(await cartOf(address, token)).toBe(200)
  await shop.end('SIGTERM')
  const target = await openBlank()
  expect((await runData(['restore', folder], target.settings)).code).toBe(0)
  const running = await spawnShop(target.settings)
  onTestFinished(() => running.end('SIGKILL').then(() => undefined))
  expect(await cartOf(running.address, token)).toBe(200)
  expect(await signIn(running.address)).not.toBe(token)
  await running.end('SIGTERM')
  const { db, close } = await target.open()
  const { rows } = await db.execute(sql`select nextval('desk_order_numbers')::int as number`)
  await close()
  expect(rows[0]?.['number']).toBeGreaterThan(777_777)
})

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/registration/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ben@riverbend.example', password: PASSWORD }),
  })
  return ((await answer.json()) as { token: string }).token
}

async function cartOf(address: string, token: string): Promise<number> {
  const { url } = requestOf(getCartMap, {})
  return (await fetch(`${address}${url}`, { headers: { authorization: `Bearer ${token}` } })).status
}
