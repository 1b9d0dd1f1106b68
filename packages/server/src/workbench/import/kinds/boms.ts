import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { flagColumn, partColumn, textColumn } from '../columns.ts'
import type { Kind } from '../kind.ts'
import { from, mergeStaged } from '../merge-staged.ts'

export const boms: Kind = {
  file: 'boms.csv',
  columns: { bom_number: partColumn('bom_part_id'), force_nested: flagColumn },
  unique: [
    {
      column: 'bom_number',
      by: sql`s.bom_part_id`,
      says: (line) => `stands in line ${line} already`,
    },
  ],
  async merge(tx, present) {
    return [
      await mergeStaged(tx, present, {
        label: 'BOMs',
        table: 'boms',
        match: sql`t.part_id = s.bom_part_id`,
        set: {
          part_id: from('bom_number', sql`s.bom_part_id`),
          force_nested: from('force_nested'),
        },
      }),
    ]
  },
}

const kindOfDocument = sql`s.kind::document_kind`

export const bomDocuments: Kind = {
  file: 'bom_documents.csv',
  columns: {
    bom_number: partColumn('bom_part_id'),
    kind: {
      type: 'text',
      required: true,
      read: z
        .string()
        .toUpperCase()
        .pipe(z.enum(['MANUAL', 'CURVE'], 'must be manual or curve')),
    },
    name: textColumn(200),
    /** Stored without its scheme (OQ-69). */
    url: {
      type: 'text',
      required: true,
      read: z
        .string()
        .max(500, 'is longer than 500 characters')
        .transform((url) => url.replace(/^https?:\/\//i, ''))
        .refine(
          (url) => /^[^\s:]+(:\d+)?(\/\S*)?$/.test(url),
          'is not an address such as docs.example/manual.pdf',
        ),
    },
  },
  complete(row) {
    row['name'] ??=
      String(row['url'] ?? '')
        .split('/')
        .at(-1) ?? null
  },
  unique: [
    {
      column: 'name',
      by: sql`s.bom_part_id::text || ' ' || s.kind || ' ' || s.name`,
      says: (line) => `this BOM has a document of this kind and name in line ${line} already`,
    },
  ],
  async merge(tx, present) {
    return [
      await mergeStaged(tx, present, {
        label: 'BOM documents',
        table: 'bom_documents',
        match: sql`t.bom_part_id = s.bom_part_id and t.kind = ${kindOfDocument} and t.name = s.name`,
        set: {
          bom_part_id: from('bom_number', sql`s.bom_part_id`),
          kind: from('kind', kindOfDocument),
          name: from('name'),
          url: from('url'),
        },
      }),
    ]
  },
}
