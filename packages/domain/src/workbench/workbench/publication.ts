import { z } from 'zod/mini'
import { id, text } from '../../core/kernel/index.ts'
import { workbenchLimits } from './limits.ts'
import { fileSummary } from './uploaded-file.ts'
import { changeActs } from './change-acts.ts'

/**
 * A publication is a draft until it is published. `SCHEDULED` waits for its time; `FAILED` could not be published and can be
 * fixed like a draft.
 */
export const publicationStates = [
  'DRAFT',
  'SCHEDULED',
  'PUBLISHING',
  'PUBLISHED',
  'FAILED',
  'TAKEN_BACK',
] as const
export type PublicationState = (typeof publicationStates)[number]

/** Work currently running on a draft. */
export const draftWorks = ['READING', 'COMPARING'] as const

/** Reasons why a change is shown at the top. */
export const suspicions = ['PRICE_HALF', 'BOM_EMPTIED', 'SELLABLE_LOST', 'DESCRIPTION_TWICE'] as const
export type Suspicion = (typeof suspicions)[number]

/** Numbers of rows in one kind of file that a publication adds, changes and closes. */
export const changeCount = z.object({
  /** File of the import format, such as `parts.csv`, or `drawings`. */
  file: z.string(),
  added: z.int(),
  changed: z.int(),
  closed: z.int(),
  suspicious: z.int(),
})

export const publicationRow = z.object({
  publicationId: id,
  name: z.string(),
  state: z.enum(publicationStates),
  createdBy: z.string(),
  createdUtc: z.string(),
  /** Null means at once. */
  publishAtUtc: z.nullable(z.string()),
  publishedBy: z.nullable(z.string()),
  publishedUtc: z.nullable(z.string()),
  /** The publication that this one rolls back, and the one that rolls it back. */
  rollsBack: z.nullable(z.object({ publicationId: id, name: z.string() })),
  rolledBackBy: z.nullable(z.object({ publicationId: id, name: z.string() })),
  added: z.int(),
  changed: z.int(),
  closed: z.int(),
})
export type PublicationRow = z.output<typeof publicationRow>

/** A BOM whose page shows one flat list, so that drawings of its assemblies cannot be reached (LOOKUP-20). */
export const flatBom = z.object({ bomNumber: z.string(), drawn: z.array(z.string()) })
export type FlatBom = z.output<typeof flatBom>

export const publication = z.extend(publicationRow, {
  work: z.nullable(z.enum(draftWorks)),
  /** Progress of the work or of the publishing, 0 to 1. */
  progress: z.number(),
  /** Reason why it could not be compared or published. */
  problem: z.nullable(z.string()),
  files: z.array(fileSummary),
  /** True when the difference is based on the files as they are read now. */
  isCompared: z.boolean(),
  counts: z.array(changeCount),
  /** Number of rows left out, in all files. */
  badRows: z.int(),
  /** Effective date given in the files; prefills the publication time. */
  effectiveDate: z.nullable(z.string()),
  flatBoms: z.array(flatBom),
  /** Number of drawings not reviewed yet. */
  drawingsToLookAt: z.int(),
})
export type Publication = z.output<typeof publication>

/** A catalogue row that a publication changes. */
export const change = z.object({
  changeId: id,
  file: z.string(),
  act: z.enum(changeActs),
  suspicions: z.array(z.enum(suspicions)),
  /** Plain-language name of the row: `118202`, `4RB-EM-100 · 10A`. */
  key: z.string(),
  /** Columns of the import format that differ; the new values of an added row, the old ones of a closed row. */
  cells: z.array(
    z.object({ column: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
})
export type Change = z.output<typeof change>

/** A row that blocks a rollback: somebody changed it since, or it is in use. */
export const keptRow = z.object({ file: z.string(), key: z.string(), reason: z.string() })

export const publicationName = text(workbenchLimits.name)
