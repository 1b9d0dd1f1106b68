import { getReadiness, messages } from '@volute/domain/core/kernel'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { DatabaseRejection } from './database-rejection.ts'
import { hasOwnSchema, migrateDatabase } from './migrate-database.ts'

let test: TestShop
beforeAll(async () => {
  test = await openTestShop()
})
afterAll(() => test.close())

it("a schema made by a newer program is rejected with a message, and the program's own schema is accepted", async () => {
  const { db } = test.shop
  const isShared = inject('clusterUrl') !== ''
  await migrateDatabase(db, isShared)
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another version', 4102444800000)`,
  )
  const starting = migrateDatabase(db, isShared)
  await expect(starting).rejects.toThrow(DatabaseRejection)
  await expect(starting).rejects.toThrow('brought up to date by a newer version of the shop')
  expect(await test.call(getReadiness, {})).toMatchObject({
    status: 503,
    body: { error: messages.otherSchema, code: 'UNAVAILABLE' },
  })
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of another version'`)
  expect((await test.call(getReadiness, {})).status).toBe(200)
})

it('a process is not ready on a schema of an older version', async () => {
  const { db } = test.shop
  const older = new Error('rolled back')
  const newest = sql`select max(created_at) from drizzle.__drizzle_migrations`
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`delete from drizzle.__drizzle_migrations where created_at = (${newest})`)
      expect(await hasOwnSchema(tx)).toBe(false)
      throw older
    })
    .catch((error: Error) => expect(error).toBe(older))
  expect(await hasOwnSchema(db)).toBe(true)
})
