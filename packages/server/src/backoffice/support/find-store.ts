import { typedNumber } from '@volute/domain/catalogue/numbers'
import { limits, readEmail } from '@volute/domain/core/kernel'
import type { FoundOrder, FoundPerson, FoundQuote } from '@volute/domain/backoffice/support'
import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { contains, foldedKey, type Queryable, sameName, schema } from '../../core/db/index.ts'
import { holdsTyped } from '../../buying/orders/index.ts'

const { companies, quotes, salesOrders, users } = schema

const most = limits.supportFound

/** People whose name or address contains a text; the one with exactly this address comes first. */
export async function findPeople(db: Queryable, typed: string): Promise<FoundPerson[]> {
  const isHit = sql`${users.email} = ${readEmail(typed) ?? typed}`
  const found = or(isHit, contains(typed, [users.name, users.email]))
  return people(db, and(ne(users.state, 'DELETED'), found), [desc(isHit)])
}

export const findPeopleOf = (db: Queryable, companyId: number) =>
  people(db, and(eq(users.companyId, companyId), sql`${users.state} in ('INVITED', 'ENABLED')`), [])

const people = (db: Queryable, found: SQL | undefined, order: SQL[]): Promise<FoundPerson[]> =>
  db
    .select(personColumns)
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(found)
    .orderBy(...order, sql`lower(${users.name})`, sql`lower(${users.email})`)
    .limit(most)

export const personColumns = {
  userId: users.id,
  name: users.name,
  emailAddress: users.email,
  companyName: companies.name,
  state: users.state,
}

const companyColumns = { companyId: companies.id, name: companies.name }

/** Companies whose name contains a text; the one with exactly this name comes first. */
export const findCompaniesNamed = (db: Queryable, typed: string) =>
  db
    .select(companyColumns)
    .from(companies)
    .where(and(isNull(companies.deletedUtc), contains(typed, [companies.name])))
    .orderBy(desc(sameName(companies.name, typed)), sql`lower(${companies.name})`, asc(companies.id))
    .limit(most)

export async function findCompany(db: Queryable, companyId: number) {
  const [company] = await db.select(companyColumns).from(companies).where(eq(companies.id, companyId))
  return company
}

/** Orders whose sales order number or PO number contains a text; without any, those that have it in another spelling. */
export async function findOrdersNumbered(db: Queryable, typed: string) {
  const found = await latestOrders(db, (await holdsTyped(db, typed)).found, most)
  return found.length > 0 ? found : latestOrders(db, numbered(typedNumber(typed).keys), most)
}

const numbered = (keys: string[]) => sql`${salesOrders.id} = any(array(
  ${idsNumbered(sql`erp_order_number`, keys)} union all ${idsNumbered(sql`po_number`, keys)}))`
const idsNumbered = (number: SQL, keys: string[]) => sql`(
  select id from sales_orders where ${foldedKey(number)} = any(${sql.param(keys)}::text[]) limit ${most})`

/** Latest orders of a person, a company, a quote or a request code. */
export async function latestOrders(db: Queryable, of: SQL, count: number): Promise<FoundOrder[]> {
  const rows = await db
    .select(orderColumns)
    .from(salesOrders)
    .innerJoin(companies, eq(companies.id, salesOrders.companyId))
    .where(of)
    .orderBy(desc(salesOrders.arrivedUtc), desc(salesOrders.id))
    .limit(count)
  return rows.map((row) => ({ ...row, arrivedUtc: row.arrivedUtc.toISOString() }))
}

export const ordersOf = {
  person: (userId: number) => eq(salesOrders.userId, userId),
  company: (companyId: number) => eq(salesOrders.companyId, companyId),
  quote: (quoteId: number) => eq(salesOrders.quoteId, quoteId),
  code: (requestCode: string) => eq(salesOrders.requestCode, requestCode),
}

const orderColumns = {
  salesOrderId: salesOrders.id,
  erpSalesOrderNumber: salesOrders.erpOrderNumber,
  poNumber: salesOrders.poNumber,
  companyName: companies.name,
  arrivedUtc: salesOrders.arrivedUtc,
  status: salesOrders.deskStatus,
}

/** Latest quotes of a person or a company, or the one with a number. */
export async function latestQuotes(db: Queryable, of: SQL, count: number): Promise<FoundQuote[]> {
  const rows = await db
    .select({
      quoteId: quotes.id,
      name: quotes.name,
      companyName: companies.name,
      userId: quotes.userId,
      createdUtc: quotes.createdUtc,
      orderedUtc: quotes.receivedUtc,
    })
    .from(quotes)
    .innerJoin(companies, eq(companies.id, quotes.companyId))
    .where(of)
    .orderBy(desc(quotes.createdUtc), desc(quotes.id))
    .limit(count)
  return rows.map((row) => ({
    ...row,
    createdUtc: row.createdUtc.toISOString(),
    orderedUtc: row.orderedUtc && row.orderedUtc.toISOString(),
  }))
}

export const quotesOf = {
  person: (userId: number) => eq(quotes.userId, userId),
  company: (companyId: number) => eq(quotes.companyId, companyId),
  number: (quoteId: number) => eq(quotes.id, quoteId),
}
