import type { AccountKind, TypedAccount } from '@volute/domain/people/accounts'
import type { SearchPage } from '@volute/domain/core/kernel'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { contains, findPage, type Queryable, sameName, schema } from '../../core/db/index.ts'

const { accounts, companies, distributors } = schema

/** Table of a kind, its code, and the condition under which a company `c` uses the row. */
const tables = {
  customer: {
    table: accounts,
    code: accounts.identifier,
    searched: sql`(${accounts.name} || ' (' || ${accounts.identifier} || ')')`,
    order: [asc(sql`lower(${accounts.name})`), asc(accounts.identifier)],
    isUsed: sql`c.account_id = ${accounts.id}`,
    values: ({ code, name }: TypedAccount) => ({ identifier: code, name, isNameTyped: true }),
  },
  distributor: {
    table: distributors,
    code: distributors.code,
    searched: sql`(${distributors.name} || ' (' || ${distributors.code} || ')')`,
    order: [asc(sql`lower(${distributors.name})`), asc(distributors.id)],
    isUsed: sql`c.id = ${distributors.companyId}`,
    values: ({ code, name }: TypedAccount) => ({ code, name, isNameTyped: true }),
  },
} as const

/** A page of the accounts of a kind whose name contains a text, by name, with the companies that use each (ACCOUNT-01). */
export async function findAccounts(db: Queryable, kind: AccountKind, page: SearchPage) {
  const { table, code, searched, order, isUsed } = tables[kind]
  const found = contains(page.searchValue, [searched])
  const rows = db
    .select({
      accountId: table.id,
      code,
      name: table.name,
      companyCount: sql<number>`(select count(*)::int from ${companies} c where ${isUsed})`,
      companyName: sql<
        string | null
      >`(select c.name from ${companies} c where ${isUsed} order by c.id limit 1)`,
    })
    .from(table)
    .where(found)
    .orderBy(...order)
    .$dynamic()
  const all = sql`select from ${table} where ${found ?? sql`true`} order by ${sql.join([...order], sql`, `)}`
  return findPage(db, page, rows, all)
}

/** The account with a code; undefined if there is none. */
export async function findByCode(tx: Queryable, kind: AccountKind, typed: string) {
  const { table, code } = tables[kind]
  const [row] = await tx
    .select({ accountId: table.id, name: table.name })
    .from(table)
    .where(sameName(code, typed))
  return row
}

export async function findById(tx: Queryable, kind: AccountKind, accountId: number) {
  const { table, code } = tables[kind]
  const [row] = await tx.select({ code, name: table.name }).from(table).where(eq(table.id, accountId))
  return row
}

/** True if another distributor has the name; accounts of customers may share one. */
export async function isNameTaken(tx: Queryable, kind: AccountKind, name: string, besides = 0) {
  if (kind === 'customer') return false
  return (
    (await tx.$count(distributors, and(sameName(distributors.name, name), ne(distributors.id, besides)))) > 0
  )
}

export async function insertAccount(tx: Queryable, kind: AccountKind, typed: TypedAccount): Promise<number> {
  const { table, values } = tables[kind]
  const [row] = await tx
    .insert(table as typeof accounts)
    .values(values(typed) as typeof accounts.$inferInsert)
    .returning({ id: table.id })
  if (!row) throw new Error(`the ${kind} ${typed.code} was not created`)
  return row.id
}

/** Gives an account the name that staff typed. */
export async function saveName(tx: Queryable, kind: AccountKind, accountId: number, name: string) {
  const { table } = tables[kind]
  await tx
    .update(table as typeof accounts)
    .set({ name, isNameTyped: true })
    .where(eq(table.id, accountId))
}

/** Deletes an account that no company uses; false if one does. */
export async function deleteUnused(tx: Queryable, kind: AccountKind, accountId: number): Promise<boolean> {
  const { table, isUsed } = tables[kind]
  const deleted = await tx
    .delete(table as typeof accounts)
    .where(and(eq(table.id, accountId), sql`not exists (select from ${companies} c where ${isUsed})`))
    .returning({ id: table.id })
  return deleted.length > 0
}
