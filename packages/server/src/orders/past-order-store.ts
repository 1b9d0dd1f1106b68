import { eq, inArray } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'

const { accounts, companies, paintColors, parts, users } = schema

/** A person as the one who acts for their own company. */
export async function findPerson(db: Queryable, email: string) {
  const [person] = await db
    .select({
      userId: users.id,
      userName: users.name,
      emailAddress: users.email,
      companyId: companies.id,
      companyName: companies.name,
      isPackager: companies.isPackager,
      isProviderStaff: companies.isProvider,
      discountBasisPoints: accounts.discountBasisPoints,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(accounts, eq(accounts.id, companies.accountId))
    .where(eq(users.email, email))
  if (!person) throw new Error(`there is nobody with the address ${email}`)
  return person
}

/** Ids of parts by their numbers. */
export async function findPartIds(db: Queryable, partNumbers: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: parts.id, partNumber: parts.partNumber })
    .from(parts)
    .where(inArray(parts.partNumber, partNumbers))
  return new Map(rows.map((row) => [row.partNumber, row.id]))
}

/** Ids of paint colours by their names. */
export async function findPaintColorIds(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.select({ id: paintColors.id, name: paintColors.name }).from(paintColors)
  return new Map(rows.map((row) => [row.name, row.id]))
}
