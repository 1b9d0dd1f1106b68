import { eq } from 'drizzle-orm'
import type { CartOwner } from '../cart/index.ts'
import { type Queryable, schema } from '../db/index.ts'

const { accounts, companies, distributors, users } = schema

/** The buyer's phone, and the codes under which the ERP and the distributor know the company. */
export async function findBuyer(db: Queryable, { userId, companyId }: CartOwner) {
  const [buyer] = await db
    .select({
      phoneNumber: users.phoneNumber,
      companyCode: accounts.identifier,
      distributorAccountCode: distributors.code,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, companyId))
    .leftJoin(accounts, eq(accounts.id, companies.accountId))
    .leftJoin(distributors, eq(distributors.companyId, companies.id))
    .where(eq(users.id, userId))
  if (!buyer) throw new Error(`user ${userId} or company ${companyId} is missing`)
  return buyer
}
