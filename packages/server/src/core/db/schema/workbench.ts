import type {
  UploadedFile,
  ChangeAct,
  draftWorks,
  FileKind,
  FileState,
  FlatBom,
  LeftOutGroup,
  Mapping,
  Publication,
  PublicationState,
  Reading,
  Suspicion,
} from '@volute/domain/workbench/workbench'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { createdUtc, instant, primaryId } from './columns.ts'
import { users } from './people.ts'

/** Change of the catalogue in one transaction; a draft until it is published. */
export const publications = pgTable(
  'publications',
  {
    id: primaryId(),
    name: varchar('name', { length: 100 }).notNull(),
    state: varchar('state', { length: 20 }).$type<PublicationState>().notNull().default('DRAFT'),
    /** Null if the command line made it. */
    createdBy: integer('created_by').references(() => users.id),
    createdUtc: createdUtc(),
    /** Null publishes at once. */
    publishAtUtc: instant('publish_at_utc'),
    withoutBadRows: boolean('without_bad_rows').notNull().default(false),
    /** Person who requested the publication. */
    publishedBy: integer('published_by').references(() => users.id),
    publishedUtc: instant('published_utc'),
    rollsBackId: integer('takes_back_id').references((): AnyPgColumn => publications.id),
    /** True to roll back only rows that nobody has changed since. */
    onlyUntouched: boolean('only_untouched').notNull().default(false),
    work: varchar('work', { length: 20 }).$type<(typeof draftWorks)[number]>(),
    progress: real('progress').notNull().default(0),
    problem: text('problem'),
    /** Raised by every change of its files' data and by each request for the difference, which is computed for one revision. */
    filesRevision: integer('files_revision').notNull().default(0),
    comparedRevision: integer('compared_revision'),
    counts: jsonb('counts').$type<Publication['counts']>().notNull().default([]),
    badRows: integer('bad_rows').notNull().default(0),
    flatBoms: jsonb('flat_boms').$type<FlatBom[]>().notNull().default([]),
    /** Sum over all changes, in any order: equal differences have equal sums. */
    differenceSum: numeric('difference_sum'),
  },
  (t) => [
    index('publications_listed').on(t.createdUtc, t.id),
    index('publications_waiting')
      .on(t.state, t.publishAtUtc)
      .where(sql`${t.state} in ('SCHEDULED', 'PUBLISHING')`),
    index('publications_takes_back').on(t.rollsBackId).where(sql`${t.rollsBackId} is not null`),
  ],
)

/** File of a draft; its bytes are in the file store. */
export const publicationFiles = pgTable(
  'publication_files',
  {
    id: primaryId(),
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 255 }).notNull(),
    bytes: integer('bytes').notNull(),
    kind: varchar('kind', { length: 20 }).$type<FileKind>().notNull().default('OTHER'),
    state: varchar('state', { length: 20 }).$type<FileState>().notNull().default('READING'),
    /** Date on which the file says it takes effect. */
    effectiveDate: date('effective_date', { mode: 'string' }),
    rows: integer('rows').notNull().default(0),
    badRows: integer('bad_rows').notNull().default(0),
    goodRowsLeftOut: integer('good_rows_left_out').notNull().default(0),
    groupsLeftOut: jsonb('groups_left_out').$type<LeftOutGroup[]>().notNull().default([]),
    isReplacement: boolean('is_replacement').notNull().default(false),
    problem: text('problem'),
    reading: jsonb('reading').$type<Reading>(),
    sheets: jsonb('sheets').$type<string[]>().notNull().default([]),
    heads: jsonb('heads').$type<string[]>().notNull().default([]),
    sample: jsonb('sample').$type<string[][]>().notNull().default([]),
    mappings: jsonb('mappings').$type<Mapping[]>().notNull().default([]),
    isRemembered: boolean('is_remembered').notNull().default(false),
    findings: jsonb('findings').$type<UploadedFile['findings']>().notNull().default([]),
    mapped: jsonb('mapped').$type<UploadedFile['mapped']>().notNull().default([]),
    problems: jsonb('problems').$type<UploadedFile['problems']>().notNull().default([]),
  },
  (t) => [index('publication_files_listed').on(t.publicationId, t.id)],
)

/** Last mapping of files with the same header. */
export const columnMaps = pgTable('column_maps', {
  /** Hash of the header. */
  heads: varchar('heads', { length: 64 }).primaryKey(),
  reading: jsonb('reading').$type<Reading>().notNull(),
  mappings: jsonb('mappings').$type<Mapping[]>().notNull(),
  savedBy: integer('saved_by').references(() => users.id),
  savedUtc: instant('saved_utc').notNull(),
})

/**
 * Row of the catalogue that a publication changes, as people read it; once published, also its values before and after. A
 * row without a file follows from others: a former BOM line, a page of a document.
 */
export const publicationRows = pgTable(
  'publication_rows',
  {
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    tableName: varchar('table_name', { length: 63 }).notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    file: varchar('file', { length: 50 }),
    act: varchar('act', { length: 10 }).$type<ChangeAct>().notNull(),
    /** Name of the row in plain words. */
    key: text('key').notNull(),
    /** Column, before and after, of each difference. */
    cells: jsonb('cells').$type<[string, string | null, string | null][]>().notNull(),
    suspicions: text('suspicions').array().$type<Suspicion[]>().notNull(),
    /** Key of its file in the file store. */
    storedKey: text('stored_key'),
  },
  (t) => [
    primaryKey({ columns: [t.publicationId, t.place] }),
    index('publication_rows_listed').on(t.publicationId, sql`(${t.suspicions} = '{}')`, t.place),
    uniqueIndex('publication_rows_of_table').on(t.publicationId, t.tableName, t.place),
  ],
)
