import type { Brand } from '@volute/domain/core/brand'
import { readEmail, HttpError } from '@volute/domain/core/kernel'
import { eq } from 'drizzle-orm'
import { setBrand } from '../../core/brand/index.ts'
import { type Queryable, schema } from '../../core/db/index.ts'
import { AppointRejection } from './appoint-rejection.ts'
import { findAdminRole, openCompanyRoles } from './company-roles-store.ts'

const { companies, users } = schema

/**
 * Appoints an administrator of the provider's company; the first one of a new shop also sets its brand. They have no
 * password yet, and get one with 'Forgot your password?'.
 */
export async function appointAdmin(
  tx: Queryable,
  person: { email: string; name: string },
  first?: { brand: Brand; now: Date },
): Promise<void> {
  const name = person.name.trim()
  const email = readEmail(person.email)
  if (!email) throw new AppointRejection(`'${person.email}' is not an email address.`)
  if (name === '') throw new AppointRejection('Say the name of the administrator, too.')
  if (first) await openShop(tx, first.brand, first.now)
  const companyId = await findProvider(tx)
  const roleId = await findAdminRole(tx, companyId)
  const created = await tx
    .insert(users)
    .values({ companyId, roleId, email, name, state: 'ENABLED' })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (created.length === 0) throw new AppointRejection(`${email} belongs to somebody already.`)
}

/** Creates the provider's company if it is missing, and sets the shop's brand. */
async function openShop(tx: Queryable, brand: Brand, now: Date) {
  await tx.insert(companies).values({ name: brand.name, isProvider: true }).onConflictDoNothing()
  await openCompanyRoles(tx)
  try {
    if (!(await setBrand(tx, brand, 1, now)))
      throw new AppointRejection('Somebody else has just set the shop up.')
  } catch (error) {
    throw error instanceof HttpError ? new AppointRejection(error.message) : error
  }
}

async function findProvider(tx: Queryable): Promise<number> {
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.isProvider, true))
  if (!company) throw new AppointRejection('A customer company already has this name.')
  return company.id
}
