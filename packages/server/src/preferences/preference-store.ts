import { eq } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'

const { companies } = schema

export async function findDefaultPaintColor(db: Queryable, companyId: number): Promise<number | null> {
  const [company] = await db
    .select({ paintColorId: companies.defaultPaintColorId })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.paintColorId ?? null
}
