import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { parts } from './catalogue.ts'
import { nameKey, primaryId, searchWordsOf, smallPending } from './columns.ts'

/** The PDFs that are served at `/documents/…`, as far as their pages have been read. */
export const documents = pgTable(
  'documents',
  {
    id: primaryId(),
    /** Where it is served: `/documents/OM-4RB.pdf`. */
    path: varchar('path', { length: 500 }).notNull(),
    sourceHash: varchar('source_hash', { length: 64 }).notNull(),
    /** Why it has no pages to search. */
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
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.page] }),
    index('document_pages_words').using('gin', t.searchWords).with(smallPending),
  ],
)

/** Every word that a page of a document has or had, in lower case. Triggers of document_pages add to it. */
export const pageWords = pgTable('page_words', { word: text('word').primaryKey() }, (t) => [
  index('page_words_start').on(t.word.op('text_pattern_ops')),
])

/** Names that the trade gives something, and those of the catalogue. */
export const synonyms = pgTable(
  'synonyms',
  {
    id: primaryId(),
    word: varchar('word', { length: 50 }).notNull(),
    means: varchar('means', { length: 50 }).notNull(),
  },
  (t) => [uniqueIndex('synonyms_word_key').on(nameKey(t.word))],
)

/** The pump BOMs that contain a part, at any depth, or one that it replaced. Every change of the catalogue keeps it, at its end. */
export const partUses = pgTable('part_uses', {
  partId: integer('part_id')
    .primaryKey()
    .references(() => parts.id),
  bomPartIds: integer('bom_part_ids').array().notNull(),
  pumpModels: text('pump_models').array().notNull(),
})
