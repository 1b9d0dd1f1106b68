import { eq } from 'drizzle-orm'
import { PRODUCT_NAME, readEmail } from '@volute/domain/kernel'
import { type Queryable, schema } from '../db/index.ts'
import { findAdminRole, openCompanyRoles } from './company-roles-store.ts'

const { companies, users } = schema

/** Why somebody cannot be appointed, in a sentence for the person at the terminal. */
export class AppointRefusal extends Error {}

/**
 * Appoints an administrator of the provider's company, which is made where there is none.
 * They have no password yet and get one by 'Forgot your password?'.
 */
export async function appointAdmin(tx: Queryable, person: { email: string; name: string }): Promise<void> {
  const name = person.name.trim()
  const email = readEmail(person.email)
  if (!email) throw new AppointRefusal(`'${person.email}' is no email address.`)
  if (name === '') throw new AppointRefusal('Say the name of the administrator, too.')
  const companyId = await openProvider(tx)
  const roleId = await findAdminRole(tx, companyId)
  const created = await tx
    .insert(users)
    .values({ companyId, roleId, email, name, state: 'ENABLED' })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (created.length === 0) throw new AppointRefusal(`${email} belongs to somebody already.`)
}

async function openProvider(tx: Queryable): Promise<number> {
  const provider = { name: PRODUCT_NAME, isProvider: true }
  await tx.insert(companies).values(provider).onConflictDoNothing()
  await openCompanyRoles(tx)
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.isProvider, true))
  if (!company) throw new AppointRefusal(`A customer company already bears the name ${PRODUCT_NAME}.`)
  return company.id
}
