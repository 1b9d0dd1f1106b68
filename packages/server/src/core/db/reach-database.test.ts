import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { keepSessionSettings } from './reach-database.ts'

let test: TestShop
beforeAll(async () => {
  test = await openTestShop()
})
afterAll(() => test.close())

it.skipIf(!inject('clusterUrl'))(
  'processes that start at once behind a pooler save their settings once',
  async () => {
    const { db } = test.shop
    await Promise.all(Array.from({ length: 8 }, () => keepSessionSettings(db)))
    const { rows } = await db.execute<{ kept: string[] }>(sql`
    select setconfig as kept from pg_db_role_setting s join pg_database d on d.oid = setdatabase
    where datname = current_database()`)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.kept).toContain('random_page_cost=1.1')
  },
)
