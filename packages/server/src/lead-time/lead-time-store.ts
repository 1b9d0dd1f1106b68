import { eq } from 'drizzle-orm'
import { type Queryable, sameNumber, schema } from '../db/index.ts'

const { accounts, companies, parts } = schema

/** The catalogue's writing of a part number. */
export async function findPartNumber(db: Queryable, typed: string): Promise<string | undefined> {
  const [part] = await db
    .select({ partNumber: parts.partNumber })
    .from(parts)
    .where(sameNumber(parts.partNumber, typed))
  return part?.partNumber
}

/** The company's customer code in the ERP; empty while no account is linked. */
export async function customerCode(db: Queryable, companyId: number): Promise<string> {
  const [account] = await db
    .select({ identifier: accounts.identifier })
    .from(companies)
    .innerJoin(accounts, eq(accounts.id, companies.accountId))
    .where(eq(companies.id, companyId))
  return account?.identifier ?? ''
}
