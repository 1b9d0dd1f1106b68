import type { Brand, LegalKind } from '@volute/domain/core/brand'
import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { doTogether, prepareSql, type Queryable, sameName, schema } from '../db/index.ts'

const { brand, brandPictures, companies, legalTexts, users } = schema

/** Version of the privacy policy that everybody has to accept; a new shop's own template counts as version 1. */
export const policyInForce = sql<number>`
  (select coalesce(max(version), 1) from legal_texts where kind = 'privacy')`

export interface BrandRow {
  /** Null while the shop has not been set up. */
  brand: Brand | null
  version: number
  /** The provider's company; null while there is none. */
  name: string | null
  policyVersion: number
  termsVersion: number | null
}

/** Reads the shop's brand and the current versions of its legal texts, in one row. Calls at the same time share it. */
export async function findBrand(db: Queryable): Promise<BrandRow> {
  const row = await readTogether(db, undefined)
  if (!row) throw new Error('the shop has no brand')
  return row
}

const readTogether = doTogether(async (db) => {
  const [row] = await brands(db, {})
  return new Map(row && [[undefined, row]])
})

const brands = prepareSql<BrandRow>(sql`
  select b.brand, coalesce(b.version, 0) version, (select name from companies where is_provider) name,
    ${policyInForce} "policyVersion",
    (select max(version) from legal_texts where kind = 'terms') "termsVersion"
  from (select) one left join brand b on true`)

/** Writes the brand as this version; false if the version does not follow the current one. */
export async function writeBrand(tx: Queryable, next: Brand, version: number, now: Date): Promise<boolean> {
  const row = { brand: next, version, changedUtc: now }
  const written =
    version === 1
      ? await tx.insert(brand).values(row).onConflictDoNothing().returning({ id: brand.id })
      : await tx
          .update(brand)
          .set(row)
          .where(eq(brand.version, version - 1))
          .returning({ id: brand.id })
  return written.length > 0
}

/** Gives the provider's company the shop's name; false if a customer company has that name. */
export async function renameProvider(tx: Queryable, name: string): Promise<boolean> {
  const [taken] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        sameName(companies.name, name),
        sql`${companies.deletedUtc} is null`,
        eq(companies.isProvider, false),
      ),
    )
  if (taken) return false
  await tx.update(companies).set({ name }).where(eq(companies.isProvider, true))
  return true
}

/** Finds a published legal text: the requested version, or the newest. */
export async function findLegalText(db: Queryable, kind: LegalKind, version?: number) {
  const [text] = await db
    .select()
    .from(legalTexts)
    .where(
      and(eq(legalTexts.kind, kind), version === undefined ? undefined : eq(legalTexts.version, version)),
    )
    .orderBy(desc(legalTexts.version))
    .limit(1)
  return text
}

/** Publishes a version of a legal text; false if that version exists. */
export async function insertLegalText(tx: Queryable, text: typeof legalTexts.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(legalTexts)
    .values(text)
    .onConflictDoNothing()
    .returning({ version: legalTexts.version })
  return written.length > 0
}

export async function acceptPolicyInForce(db: Queryable, userId: number, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ policyVersion: policyInForce, policyAcceptedUtc: now })
    .where(eq(users.id, userId))
}

export async function insertPicture(
  tx: Queryable,
  picture: typeof brandPictures.$inferInsert,
): Promise<void> {
  await tx.insert(brandPictures).values(picture).onConflictDoNothing()
}

export async function findPicture(db: Queryable, name: string) {
  const [picture] = await db.select().from(brandPictures).where(eq(brandPictures.name, name))
  return picture
}

/** Lists which of these names belong to a picture. */
export async function listPictures(db: Queryable, names: string[]): Promise<string[]> {
  const rows = await db
    .select({ name: brandPictures.name })
    .from(brandPictures)
    .where(inArray(brandPictures.name, names))
  return rows.map(({ name }) => name)
}

/** Deletes pictures that the brand no longer uses. Pictures added after `before` stay: a form may be about to save them. */
export async function deletePictures(tx: Queryable, kept: string[], before: Date): Promise<void> {
  await tx
    .delete(brandPictures)
    .where(and(notInArray(brandPictures.name, kept), lt(brandPictures.createdUtc, before)))
}
