import { z } from 'zod/mini'
import { count, fileNameText, id, text } from '../../core/kernel/index.ts'
import { workbenchLimits } from './limits.ts'
import { units } from './units.ts'

export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const
export type Encoding = (typeof encodings)[number]
export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]
export const decimalMarks = ['.', ','] as const

/** Kinds of files: a table, a drawing, a document; `OTHER` is ignored. */
export const fileKinds = ['TABLE', 'DRAWING', 'DOCUMENT', 'OTHER'] as const
export type FileKind = (typeof fileKinds)[number]

/** Findings in table cells written by Excel or an ERP; none is corrected without a person's agreement. */
export const findingKinds = [
  'DECIMAL_COMMA',
  'THOUSANDS',
  'CURRENCY',
  'SCIENTIFIC',
  'LOST_ZEROS',
  'DATE_FOR_NUMBER',
  'TEXT_POSITION',
  'UNIT',
  'NO_UNIT',
  'ROUNDED',
  'FEWER_DECIMALS',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** Settings for reading a table from a file: detected first, then corrected by a person. */
export const reading = z.object({
  encoding: z.enum(encodings),
  separator: z.enum(separators),
  decimalMark: z.enum(decimalMarks),
  /** Sheet of an XLSX file. */
  sheet: z.nullable(text(100)),
  /** Index of the header row, from 0; rows above it are skipped. */
  headRow: count,
})
export type Reading = z.output<typeof reading>

/**
 * Mapping of a file's columns to those of the import format. A column is identified by its index; `constant` fills every
 * row. `level` derives the parents of a BOM from a flat list.
 */
export const mapping = z.object({
  /** File of the import format, such as `parts.csv`. */
  file: text(50),
  columns: z
    .array(
      z.object({
        /** Column of the import format, or `level`. */
        to: text(50),
        /** Index of the file's column, from 0; null if `constant` fills every row. */
        from: z.nullable(count),
        constant: z._default(text(workbenchLimits.constant), ''),
        /** Unit of the file's numbers, for weights and lengths. */
        unit: z.optional(z.enum(units)),
      }),
    )
    .check(z.maxLength(workbenchLimits.mappedColumns)),
  /** Findings that a person agreed to have corrected: `$1,234.50` is read as 1234.50. */
  agreed: z.array(z.enum(findingKinds)),
  /** Findings that a person wants to keep as they are in the file: `27115` beside `0027115`. */
  kept: z.optional(z.array(z.enum(findingKinds))),
})
export type Mapping = z.output<typeof mapping>

/**
 * Readings and mappings of files for the command line: an entry applies to the file with its name, or to every file with its
 * header row. In both cases, the reading gives the index of the header row.
 */
export const importMap = z.array(
  z.object({
    file: z.optional(z.string()),
    heads: z.optional(z.array(z.string())),
    reading,
    mappings: z.array(mapping),
  }),
)
export type ImportMap = z.output<typeof importMap>

export const fileStates = ['READING', 'TO_MAP', 'READY', 'FAILED'] as const
export type FileState = (typeof fileStates)[number]

/**
 * A BOM or pump, or the receipts or alternates of a part, left out whole because some of its rows are bad: half of it would
 * be wrong.
 */
export const leftOutGroup = z.object({
  of: z.enum(['BOM', 'PUMP', 'RECEIPTS', 'ALTERNATES']),
  /** Number of the BOM, pump or part; empty for bad rows that name none. */
  number: z.string(),
  /** Good lines that are left out with the bad ones. */
  goodRows: z.int(),
  badRows: z.int(),
  /** The first bad lines. */
  badLines: z.array(z.int()),
})
export type LeftOutGroup = z.output<typeof leftOutGroup>

export const fileSummary = z.object({
  fileId: id,
  name: z.string(),
  bytes: z.int(),
  kind: z.enum(fileKinds),
  state: z.enum(fileStates),
  /** Files of the import format that it is mapped to; a flat file may map to several. */
  maps: z.array(z.string()),
  rows: z.int(),
  badRows: z.int(),
  /** Good rows that are left out with bad ones, and the first of their BOMs and pumps. */
  goodRowsLeftOut: z.int(),
  groupsLeftOut: z.array(leftOutGroup),
  /** True when it has replaced a file of the same name. */
  isReplacement: z.boolean(),
  problem: z.nullable(z.string()),
})
export type FileSummary = z.output<typeof fileSummary>

/** A file with its first rows, its reading and its mappings. */
export const uploadedFile = z.extend(fileSummary, {
  reading: z.nullable(reading),
  sheets: z.array(z.string()),
  heads: z.array(z.string()),
  /** First rows below the header, unchanged. */
  sample: z.array(z.array(z.string())),
  mappings: z.array(mapping),
  /** True when the mapping was made for another file with the same header. */
  isRemembered: z.boolean(),
  findings: z.array(
    z.object({
      kind: z.enum(findingKinds),
      /** Index of the file's column. */
      column: z.int(),
      count: z.int(),
      /** First occurrence, as it is in the file and as it would be read. */
      line: z.int(),
      text: z.string(),
      meant: z.nullable(z.string()),
    }),
  ),
  /** First rows as the mappings read them, in columns of the import format; one table per mapping. */
  mapped: z.array(
    z.object({ file: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  ),
  problems: z.array(
    z.object({
      line: z.int(),
      column: z.string(),
      reason: z.string(),
      /** Bad row, maybe of another file, that has to be fixed first. */
      cause: z.optional(z.object({ fileId: id, name: z.string(), line: z.int() })),
    }),
  ),
})
export type UploadedFile = z.output<typeof uploadedFile>

export const fileName = fileNameText(workbenchLimits.fileName)
