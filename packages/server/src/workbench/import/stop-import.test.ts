import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { databaseUrl } from '../../../test/prepare-database.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { importFolder } from './import-folder.ts'
import { ImportStopped, takeTurn } from './import-transaction.ts'

const parts = 'part_number,price\n235626,77\nSTOPPED-1,1\n'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function expectUnchanged() {
  const { rows } = await shop.shop.db.execute(
    sql`select from parts where part_number = 'STOPPED-1' or price_cents = 7700`,
  )
  expect(rows).toEqual([])
}

it('a stopped import changes nothing, and the next one can run', async () => {
  const stop = new AbortController()
  const folder = await writeFolder({ 'parts.csv': parts })
  const options = { stop: stop.signal, onProgress: () => stop.abort() }
  await expect(importFolder(shop.shop, folder, options)).rejects.toThrow(ImportStopped)
  await expectUnchanged()
  expect((await importFolder(shop.shop, folder, { dryRun: true })).counts).toHaveLength(1)
})

it('an import with rests has the same result', async () => {
  const folder = await writeFolder({
    'parts.csv': 'part_number,price\nREST-1,1.50\n',
    'companies.csv': 'name\nResting Pumps\n',
    'drawings/REST-1.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>',
  })
  const added = { added: 1, changed: 0, unchanged: 0 }
  expect(await importFolder(shop.shop, folder, { rests: true })).toMatchObject({
    counts: ['parts', 'companies', 'drawings'].map((label) => ({ label, ...added })),
    badRows: [],
    imported: true,
  })
})

describe.skipIf(!inject('clusterUrl'))('on PostgreSQL', () => {
  it('a stop ends the running statement', async () => {
    const stop = new AbortController()
    const folder = await writeFolder({ 'parts.csv': parts })
    await shop.shop.db.transaction(async (other) => {
      await other.execute(sql`select from parts where part_number = '235626' for update`)
      const waiting = importFolder(shop.shop, folder, { stop: stop.signal })
      await eventually(async () => (await waits('transactionid')) > 0)
      stop.abort()
      await expect(waiting).rejects.toThrow(ImportStopped)
      expect(await waits('transactionid')).toBe(0)
    })
    await expectUnchanged()
  })

  it.each([
    ['rests while others are connected', [], /^The shop is open: .* rests .*\n/],
    ['does not rest when told so', ['--no-rest'], /^/],
  ])(
    'the command %s, names the import it waits for, and Ctrl-C ends it with 130',
    async (_, options, first) => {
      const folder = await writeFolder({ 'parts.csv': parts })
      const { rows } = await shop.shop.db.execute<{ name: string }>(sql`select current_database() as name`)
      const main = fileURLToPath(new URL('./main.ts', import.meta.url))
      const env = { ...process.env, DATABASE_URL: databaseUrl(inject('clusterUrl'), rows[0]?.name ?? '') }
      await shop.shop.db.transaction(async (other) => {
        await takeTurn(other)
        const child = spawn(process.execPath, [main, folder, ...options], {
          env,
          stdio: ['ignore', 'ignore', 'pipe'],
        })
        onTestFinished(() => void child.kill('SIGKILL'))
        const said = text(child.stderr)
        const exit = once(child, 'exit')
        await eventually(async () => (await waits('advisory')) > 0)
        child.kill('SIGINT')
        expect(await exit).toEqual([130, null])
        expect(await said).toMatch(first)
        expect((await said).replace(first, '')).toMatch(
          /^Waiting for another import, at work since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC: shop import, process \d+ on \S+ \(database session \d+\)\.\nThe import was stopped and changed nothing\.\n$/,
        )
        expect(await waits('advisory')).toBe(0)
      })
      await expectUnchanged()
    },
  )

  async function waits(locktype: string): Promise<number> {
    const { rows } = await shop.shop.db.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
      where locktype = ${locktype} and not granted and datname = current_database()`)
    return rows[0]?.count ?? 0
  }
})
