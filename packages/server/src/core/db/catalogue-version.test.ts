import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import type { Queryable } from './queryable.ts'
import { catalogueVersion } from './schema/index.ts'

let test: TestShop
beforeAll(async () => {
  test = await openTestShop()
})
afterAll(() => test.close())

const change = (db: Queryable) => db.execute(sql`update parts set weight_lb = weight_lb`)

async function version() {
  const [kept] = await test.shop.db.select().from(catalogueVersion)
  return kept?.version ?? 0
}

it('a transaction that changes the catalogue raises its version once, and the next transaction raises it again', async () => {
  const { db } = test.shop
  const before = await version()
  await db.transaction(async (tx) => {
    await change(tx)
    await change(tx)
  })
  expect(await version()).toBe(before + 1)
  await change(db)
  expect(await version()).toBe(before + 2)
})

it('a rolled-back change does not raise the version, and a change after it does', async () => {
  const { db } = test.shop
  const before = await version()
  await db.transaction(async (tx) => {
    await tx
      .transaction(async (part) => {
        await change(part)
        part.rollback()
      })
      .catch(() => undefined)
    await change(tx)
  })
  expect(await version()).toBe(before + 1)
})
