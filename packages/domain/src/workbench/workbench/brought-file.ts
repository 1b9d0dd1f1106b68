import { z } from 'zod/mini'
import { count, fileNameText, id, text } from '../../core/kernel/index.ts'
import { workbenchLimits } from './limits.ts'

export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const
export type Encoding = (typeof encodings)[number]
export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]
export const decimalMarks = ['.', ','] as const

/** Kinds of files: a table, a drawing, a document; `OTHER` is left out. */
export const fileKinds = ['TABLE', 'DRAWING', 'DOCUMENT', 'OTHER'] as const
export type FileKind = (typeof fileKinds)[number]

/** Findings in the cells of a table that Excel or an ERP wrote; none of it is applied without a person. */
export const findingKinds = [
  'DECIMAL_COMMA',
  'THOUSANDS',
  'CURRENCY',
  'SCIENTIFIC',
  'LOST_ZEROS',
  'DATE_FOR_NUMBER',
  'TEXT_POSITION',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** Reading of a table from a file: recognised, then corrected by a person. */
export const reading = z.object({
  encoding: z.enum(encodings),
  separator: z.enum(separators),
  decimalMark: z.enum(decimalMarks),
  /** The sheet of an XLSX. */
  sheet: z.nullable(text(100)),
  /** The row of the heads, from 0; what stands above is left out. */
  headRow: count,
})
export type Reading = z.output<typeof reading>

/**
 * Mapping of a file's columns to those of the import format. A column may be named by its place; `constant` stands in every row. `level`
 * makes a BOM's parents out of a flat list.
 */
export const mapping = z.object({
  /** The file of the import format, such as `parts.csv`. */
  file: text(50),
  columns: z
    .array(
      z.object({
        /** The column of the import format, or `level`. */
        to: text(50),
        /** The place of the file's column, from 0; null where `constant` stands in every row. */
        from: z.nullable(count),
        constant: z._default(text(workbenchLimits.constant), ''),
      }),
    )
    .check(z.maxLength(workbenchLimits.mappedColumns)),
  /** The findings that a person has agreed to have corrected: `$1,234.50` is read as 1234.50. */
  agreed: z.array(z.enum(findingKinds)),
})
export type Mapping = z.output<typeof mapping>

/**
 * Readings and mappings of files for the command line: an entry is for the file of its name, or for every file of its heads. The head row
 * of a text is told by its place, that of a file with the same header row likewise.
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

export const fileSummary = z.object({
  fileId: id,
  name: z.string(),
  bytes: z.int(),
  kind: z.enum(fileKinds),
  state: z.enum(fileStates),
  /** The files of the import format that it is mapped to; a flat file may be more than one. */
  maps: z.array(z.string()),
  rows: z.int(),
  badRows: z.int(),
  problem: z.nullable(z.string()),
})
export type FileSummary = z.output<typeof fileSummary>

/** A file with its first rows, how it is read, and how it is mapped. */
export const broughtFile = z.extend(fileSummary, {
  reading: z.nullable(reading),
  sheets: z.array(z.string()),
  heads: z.array(z.string()),
  /** The first rows below the heads, as they stand in the file. */
  sample: z.array(z.array(z.string())),
  mappings: z.array(mapping),
  /** True when the mapping was made for another file with the same header. */
  isRemembered: z.boolean(),
  findings: z.array(
    z.object({
      kind: z.enum(findingKinds),
      /** The place of the file's column. */
      column: z.int(),
      count: z.int(),
      /** The first of them, as it stands and as it would be read. */
      line: z.int(),
      text: z.string(),
      meant: z.nullable(z.string()),
    }),
  ),
  /** The first rows as the mappings read them, under the columns of the import format; one table a mapping. */
  mapped: z.array(
    z.object({ file: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  ),
  problems: z.array(z.object({ line: z.int(), column: z.string(), reason: z.string() })),
})
export type BroughtFile = z.output<typeof broughtFile>

export const fileName = fileNameText(workbenchLimits.fileName)
