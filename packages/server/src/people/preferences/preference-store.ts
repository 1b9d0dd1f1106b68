import { eq } from 'drizzle-orm'
import { type Queryable, schema } from '../../core/db/index.ts'

const { companies, paintColors } = schema

export async function findDefaultPaintColor(db: Queryable, companyId: number): Promise<number | null> {
  const [company] = await db
    .select({ paintColorId: companies.defaultPaintColorId })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.paintColorId ?? null
}

export async function isPaintColor(db: Queryable, paintColorId: number): Promise<boolean> {
  const found = await db
    .select({ id: paintColors.id })
    .from(paintColors)
    .where(eq(paintColors.id, paintColorId))
  return found.length > 0
}

export async function setDefaultPaintColor(
  db: Queryable,
  companyId: number,
  paintColorId: number | null,
): Promise<void> {
  await db.update(companies).set({ defaultPaintColorId: paintColorId }).where(eq(companies.id, companyId))
}
