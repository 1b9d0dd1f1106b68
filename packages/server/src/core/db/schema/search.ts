import type { Fault } from '@volute/domain/storefront/faults'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { parts } from './catalogue.ts'
import { faultWordsOf, nameKey, primaryId, searchWordsOf, smallPending } from './columns.ts'

/** PDFs served at `/documents/…` whose pages have been read or have failed to be read. */
export const documents = pgTable(
  'documents',
  {
    id: primaryId(),
    /** URL path of the PDF: `/documents/OM-4RB.pdf`. */
    path: varchar('path', { length: 500 }).notNull(),
    sourceHash: varchar('source_hash', { length: 64 }).notNull(),
    /** Reason why it has no pages to search. */
    problem: text('problem'),
  },
  (t) => [uniqueIndex('documents_path').on(t.path)],
)

export const documentPages = pgTable(
  'document_pages',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    text: text('text').notNull(),
    searchWords: searchWordsOf(sql`text`),
    /** Rows of fault tables that begin on the page; null if it was read before fault tables were. */
    faults: jsonb('faults').$type<Omit<Fault, 'page'>[]>(),
    faultWords: faultWordsOf(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.page] }),
    index('document_pages_faults').using('gin', t.faultWords).with(smallPending),
    index('document_pages_words').using('gin', t.searchWords).with(smallPending),
  ],
)

/** Fault tables that a person has changed; they count instead of the rows that the import reads. */
export const faultTables = pgTable(
  'fault_tables',
  {
    documentId: integer('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Null when restored from the manual; the version goes on. */
    faults: jsonb('faults').$type<Fault[]>(),
    faultWords: faultWordsOf(),
  },
  (t) => [index('fault_tables_words').using('gin', t.faultWords).with(smallPending)],
)

/** Every word that a page of a document has or had, in lower case. Triggers of document_pages add to it. */
export const pageWords = pgTable('page_words', { word: text('word').primaryKey() }, (t) => [
  index('page_words_start').on(t.word.op('text_pattern_ops')),
])

/** Words of the trade, and the catalogue's words for them. */
export const synonyms = pgTable(
  'synonyms',
  {
    id: primaryId(),
    word: varchar('word', { length: 50 }).notNull(),
    means: varchar('means', { length: 50 }).notNull(),
  },
  (t) => [uniqueIndex('synonyms_word_key').on(nameKey(t.word))],
)

/** Pump BOMs that contain a part, or one that it replaced, at any depth. Every change of the catalogue updates it at its end. */
export const partUses = pgTable('part_uses', {
  partId: integer('part_id')
    .primaryKey()
    .references(() => parts.id),
  bomPartIds: integer('bom_part_ids').array().notNull(),
  pumpModels: text('pump_models').array().notNull(),
})
