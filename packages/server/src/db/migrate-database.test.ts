import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { DatabaseRefusal } from './database-refusal.ts'
import { migrateDatabase } from './migrate-database.ts'

let test: TestShop
beforeAll(async () => {
  test = await openTestShop()
})
afterAll(() => test.close())

it('a schema that a newer program has made is refused in a sentence, and one of its own is not', async () => {
  const { db } = test.shop
  const isShared = inject('clusterUrl') !== ''
  await migrateDatabase(db, isShared)
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another version', 4102444800000)`,
  )
  const starting = migrateDatabase(db, isShared)
  await expect(starting).rejects.toThrow(DatabaseRefusal)
  await expect(starting).rejects.toThrow('brought up to date by a newer version of the shop')
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of another version'`)
})
