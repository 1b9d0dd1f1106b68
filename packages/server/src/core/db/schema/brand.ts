import type { Brand, LegalKind, LegalSection } from '@volute/domain/core/brand'
import { sql } from 'drizzle-orm'
import { check, customType, integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { createdUtc, instant } from './columns.ts'
import { users } from './people.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The shop's brand, in one row; none until the shop has been set up. */
export const brand = pgTable(
  'brand',
  {
    id: integer('id').primaryKey().default(1),
    brand: jsonb('brand').$type<Brand>().notNull(),
    version: integer('version').notNull(),
    changedUtc: instant('changed_utc').notNull(),
  },
  (t) => [check('brand_one', sql`${t.id} = 1`)],
)

/** Pictures, named by their content, so that a name never means another picture. */
export const brandPictures = pgTable('brand_pictures', {
  name: varchar('name', { length: 40 }).primaryKey(),
  mediaType: varchar('media_type', { length: 20 }).notNull(),
  bytes: bytea('bytes').notNull(),
  createdUtc: createdUtc(),
})

/** Every version of the texts that people agree to; a trigger rejects changes. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    kind: varchar('kind', { length: 20 }).$type<LegalKind>().notNull(),
    version: integer('version').notNull(),
    sections: jsonb('sections').$type<LegalSection[]>().notNull(),
    publishedUtc: instant('published_utc').notNull(),
    /** Null for the first version of a new shop. */
    publishedBy: integer('published_by').references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.kind, t.version] })],
)
