import { readFile } from 'node:fs/promises'
import { asc, eq, sql, TransactionRollbackError } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from './index.ts'

const { joinRequests, users } = schema

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Statements of the migration that change existing rows. */
async function rewriting() {
  const file = await readFile(new URL('./migrations/0006_one_form_of_address.sql', import.meta.url), 'utf8')
  const statements = file.split('--> statement-breakpoint')
  return statements.filter((one) => /UPDATE "|DELETE FROM|UNIQUE INDEX/.test(one))
}

it('old addresses are normalized; of two that become equal, the one with a password is kept (AUTH-05)', async () => {
  const statements = await rewriting()
  expect(statements).toHaveLength(5)
  const migrated = shop.shop.db.transaction(async (tx) => {
    await tx.execute(sql`drop index users_email_key`)
    await tx.execute(sql`drop index join_requests_one_pending`)
    const person = { companyId: 2, name: 'Xenia', state: 'ENABLED' } as const
    await tx.insert(users).values([
      { ...person, email: 'Xen@Old.example' },
      { ...person, email: 'XEN@old.example', passwordHash: 'hash' },
      { ...person, email: 'xen@OLD.example', passwordHash: 'hash', state: 'DELETED' },
      { ...person, email: '\u0130xen@old.example' },
    ])
    const request = { companyId: 2, name: 'Yan' }
    await tx.insert(joinRequests).values([
      { ...request, email: 'Yan@old.example' },
      { ...request, email: 'yan@Old.example' },
    ])
    for (const statement of statements) await tx.execute(statement)
    const rows = await tx.select().from(users).where(eq(users.name, 'Xenia')).orderBy(asc(users.id))
    expect(rows.map(({ email }) => email)).toEqual([
      'Xen@Old.example',
      'xen@old.example',
      'xen@OLD.example',
      '\u0130xen@old.example',
    ])
    const requests = await tx.select().from(joinRequests)
    expect(requests.map(({ email }) => email)).toEqual(['yan@old.example'])
    tx.rollback()
  })
  await expect(migrated).rejects.toThrow(TransactionRollbackError)
})
