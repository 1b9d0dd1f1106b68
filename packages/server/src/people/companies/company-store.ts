import type { OwnedDevice } from '@volute/domain/people/companies'
import { limits, type SearchPage } from '@volute/domain/core/kernel'
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { contains, findPage, isSuggested, type Queryable, sameName, schema } from '../../core/db/index.ts'

const { accounts, companies, companyDevices, deviceTypes } = schema

const columns = {
  companyName: companies.name,
  isPackager: companies.isPackager,
  isMigrating: companies.isMigrating,
  isTest: companies.isTest,
}

const account = { accountId: accounts.id, name: accounts.name, identifier: accounts.identifier }

/**
 * A page of active companies whose name contains a text, and the total count: packagers first, then by name (COMPANY-03,
 * COMPANY-04, OQ-84). `customers` leaves out the provider, since nobody acts for it (OQ-11).
 */
export async function findCompanies(db: Queryable, page: SearchPage, which: 'all' | 'customers') {
  const found = and(
    isNull(companies.deletedUtc),
    which === 'customers' ? eq(companies.isProvider, false) : undefined,
    contains(page.searchValue, [companies.name]),
  )
  const order = [desc(companies.isPackager), asc(sql`lower(${companies.name})`), asc(companies.id)]
  const rows = db
    .select({ companyId: companies.id, name: companies.name, ...columns })
    .from(companies)
    .where(found)
    .orderBy(...order)
    .$dynamic()
  const all = sql`select from ${companies} where ${found} order by ${sql.join(order, sql`, `)}`
  return findPage(db, page, rows, all)
}

/** First accounts by name, plus one more if there are more than a list returns. */
export async function listAccounts(db: Queryable) {
  return db
    .select(account)
    .from(accounts)
    .orderBy(asc(sql`lower(${accounts.name})`), asc(accounts.identifier))
    .limit(limits.choices + 1)
}

/** The account whose identifier equals the text, then the first accounts by name whose labels contain it (COMPANY-05). */
export async function suggestedAccounts(db: Queryable, text: string) {
  const label = sql`(${accounts.name} || ' (' || ${accounts.identifier} || ')')`
  const order = sql`lower(${accounts.name}), ${accounts.identifier}`
  const named = sameName(accounts.identifier, text)
  return db
    .select(account)
    .from(accounts)
    .where(isSuggested(accounts.id, named, contains(text, [label]), order))
    .orderBy(desc(named), order)
}

export async function listDeviceTypes(db: Queryable) {
  return db
    .select({ deviceTypeId: deviceTypes.id, name: deviceTypes.name })
    .from(deviceTypes)
    .orderBy(asc(sql`lower(${deviceTypes.name})`))
    .limit(limits.choices + 1)
}

export async function findCompany(db: Queryable, companyId: number) {
  const [company] = await db
    .select({ ...columns, accountId: companies.accountId, account })
    .from(companies)
    .leftJoin(accounts, eq(accounts.id, companies.accountId))
    .where(and(eq(companies.id, companyId), isNull(companies.deletedUtc)))
  return company
}

export async function listDevices(db: Queryable, companyId: number): Promise<OwnedDevice[]> {
  return db
    .select({ deviceTypeId: companyDevices.deviceTypeId, deviceIdentifier: companyDevices.identifier })
    .from(companyDevices)
    .innerJoin(deviceTypes, eq(deviceTypes.id, companyDevices.deviceTypeId))
    .where(eq(companyDevices.companyId, companyId))
    .orderBy(asc(sql`lower(${deviceTypes.name})`), asc(sql`lower(${companyDevices.identifier})`))
}

/** Locks an active company until the transaction ends. */
export async function lockCompany(tx: Queryable, companyId: number) {
  const [company] = await tx
    .select({ name: companies.name, isProvider: companies.isProvider })
    .from(companies)
    .where(and(eq(companies.id, companyId), isNull(companies.deletedUtc)))
    .for('update')
  return company
}

/** True if an active company has this name. Test companies, provisional ones and the provider count too. */
export async function isCompanyNameTaken(tx: Queryable, name: string, besides = 0): Promise<boolean> {
  const found = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(sameName(companies.name, name), isNull(companies.deletedUtc), ne(companies.id, besides)))
  return found.length > 0
}

export async function isAccount(tx: Queryable, accountId: number): Promise<boolean> {
  const found = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId))
  return found.length > 0
}

interface CompanyRow {
  name: string
  isPackager?: boolean
  isMigrating?: boolean
  isTest?: boolean
  accountId?: number | null
  /** End of the time for which an unfinished registration holds the name; null for a permanent company. */
  provisionalUntilUtc: Date | null
}

export async function insertCompany(tx: Queryable, company: CompanyRow): Promise<number> {
  const [row] = await tx.insert(companies).values(company).returning({ id: companies.id })
  if (!row) throw new Error(`the company ${company.name} was not created`)
  return row.id
}

export async function saveCompany(tx: Queryable, companyId: number, company: CompanyRow): Promise<void> {
  await tx.update(companies).set(company).where(eq(companies.id, companyId))
}

/** Gives a company exactly these devices; returns false if another company owns one of them. */
export async function replaceDevices(
  tx: Queryable,
  companyId: number,
  devices: readonly OwnedDevice[],
): Promise<boolean> {
  await tx.delete(companyDevices).where(eq(companyDevices.companyId, companyId))
  if (devices.length === 0) return true
  const rows = JSON.stringify(devices.map((one) => ({ type: one.deviceTypeId, name: one.deviceIdentifier })))
  const { rows: written } = await tx.execute(sql`
    insert into company_devices (company_id, device_type_id, identifier)
    select ${companyId}, given.type, given.name
    from jsonb_to_recordset(${rows}::jsonb) given (type integer, name text)
    on conflict do nothing
    returning id`)
  return written.length === devices.length
}
