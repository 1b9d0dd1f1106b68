import { integer, jsonb, pgTable, primaryKey, real, smallint, varchar } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Picture of a part in a drawing: its file's name, and its size to choose among drawings. */
export interface PartInDrawing {
  partNumber: string
  picture: string
  size: number
}

/** Pictures that were cut out of a drawing, by the hash of its source: a drawing that returns has them at once. */
export const drawingPictures = pgTable(
  'drawing_pictures',
  {
    sourceHash: varchar('source_hash', { length: 64 }).notNull(),
    /** Version of the code that made them. */
    version: smallint('version').notNull(),
    pictures: jsonb('pictures').$type<PartInDrawing[]>().notNull(),
    madeUtc: instant('made_utc').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.sourceHash, t.version] })],
)

/**
 * The picture of each drawn part: the largest of today's drawings. No foreign key: rows are derived, and a publication that
 * removes a part is not stopped by its picture.
 */
export const partPictures = pgTable('part_pictures', {
  partId: integer('part_id').primaryKey(),
  picture: varchar('picture', { length: 30 }).notNull(),
  size: real('size').notNull(),
})
