import type { Callout, DraftDrawing } from '@volute/domain/workbench/workbench'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { drawingKind } from './catalogue.ts'
import { primaryId } from './columns.ts'
import { publicationFiles, publications } from './workbench.ts'

/** Sheet of a drawing that was uploaded to a draft; its picture and tiles are in the file store. */
export const draftDrawings = pgTable(
  'draft_drawings',
  {
    id: primaryId(),
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    fileId: integer('file_id')
      .notNull()
      .references(() => publicationFiles.id, { onDelete: 'cascade' }),
    /** Index of the sheet from 0, and the number of sheets in the file. */
    sheet: integer('sheet').notNull(),
    sheets: integer('sheets').notNull(),
    /** True for an SVG drawing, which has no picture. */
    isVector: boolean('is_vector').notNull(),
    /** Number instead of an id, since the draft itself may add the part. */
    partNumber: varchar('part_number', { length: 100 }),
    kind: drawingKind('kind').notNull().default('EXPLODED'),
    state: varchar('state', { length: 20 }).$type<DraftDrawing['state']>().notNull().default('FINDING'),
    problem: text('problem'),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    /** Hash of the picture, under which its tiles are published. */
    pictureHash: varchar('picture_hash', { length: 64 }),
    callouts: jsonb('callouts').$type<Callout[]>().notNull().default([]),
    /** BOM references with which the callouts were read. */
    readAgainst: text('read_against').array().notNull().default([]),
    revision: integer('revision').notNull().default(0),
  },
  (t) => [
    uniqueIndex('draft_drawings_sheet').on(t.fileId, t.sheet),
    index('draft_drawings_listed').on(t.publicationId, t.id),
  ],
)
