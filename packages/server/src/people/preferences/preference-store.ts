import { eq } from 'drizzle-orm'
import { type Queryable, schema } from '../../core/db/index.ts'

const { companies, paintColors } = schema

export async function findPreferences(db: Queryable, companyId: number) {
  const [company] = await db
    .select({ paintColorId: companies.defaultPaintColorId, refusesUsedPo: companies.refusesUsedPo })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company ?? { paintColorId: null, refusesUsedPo: false }
}

export async function isPaintColor(db: Queryable, paintColorId: number): Promise<boolean> {
  const found = await db
    .select({ id: paintColors.id })
    .from(paintColors)
    .where(eq(paintColors.id, paintColorId))
  return found.length > 0
}

/** Sets a company's preferences; undefined leaves one as it is. */
export async function setPreferences(
  db: Queryable,
  companyId: number,
  changed: { defaultPaintColorId: number | null; refusesUsedPo: boolean | undefined },
): Promise<void> {
  await db.update(companies).set(changed).where(eq(companies.id, companyId))
}
