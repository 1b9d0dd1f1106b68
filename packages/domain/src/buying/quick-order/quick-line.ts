import { z } from 'zod/mini'
import { type LineDraft, trimOptions } from '../cart/index.ts'
import { id } from '../../core/kernel/index.ts'
import { lineOfRow, lineSources, type ListLine } from '../lines/index.ts'
import type { Part } from '../../catalogue/part/index.ts'

/** Statements of a list about a line besides its goods, to compare with the shop. */
const listedFacts = z.object({
  /** Id of the reading on this device. */
  readingId: z.string(),
  /** True for a line of a purchase order. */
  isOrder: z.boolean(),
  /** True if the quantity is not certain and must be entered. */
  isAsked: z.boolean(),
  unit: z.string(),
  /** Plain number; empty if not stated or not in dollars. */
  unitPrice: z.string(),
  /** Price of the company for the part, if it differs; else empty. */
  shopPrice: z.string(),
  needBy: z.string(),
  pump: z.string(),
  /** Reason why the part does not fit the pump; empty if it does. */
  misfit: z.string(),
  isAmountOff: z.boolean(),
  /** Customer's number and description. */
  words: z.string(),
  /** Part number of the shop that is the same number in another spelling; empty if none is. */
  meant: z.string(),
})

/** Row of a file or pasted list, before the catalogue lookup; every cell is trimmed text. */
const readRow = z.object({
  /** Row number as in a spreadsheet: counted from 1, including the header. */
  row: z.int(),
  /** In upper case (QUICK-05). */
  partNumber: z.string(),
  quantity: z.string(),
  /** Unit that the list names, empty if none. */
  unit: z.optional(z.string()),
  trim: z.string(),
  angle: z.string(),
  paintColor: z.string(),
  /** Reason that the row cannot be used as it is. */
  problem: z.optional(z.string()),
  /** Set for a row of a list or purchase order. */
  listed: z.optional(listedFacts),
})
export type ReadRow = z.infer<typeof readRow>

/** Line as stored on the device: everything typed or read, nothing from the catalogue. */
export const quickEntry = z.object({
  lineId: id,
  source: z._default(z.enum(lineSources), 'TYPED'),
  partNumber: z.string(),
  quantity: z.string(),
  paintColorId: z.optional(z.nullable(id)),
  trimOption: z.enum(trimOptions),
  trimValue: z.string(),
  angle: z.string(),
  read: z.optional(readRow),
  /** Unknown color that was read; the default replaces it (QUICK-22). */
  unknownPaint: z.optional(z.string()),
  /** Id under which the cart was asked to add the line, so that it is not added twice if the response is lost. */
  editId: z.optional(z.uuid()),
  /** Differences that the person has accepted, by `differenceKey`. */
  accepted: z.optional(z.array(z.string())),
  pumpId: z.optional(z.nullable(id)),
})
export type QuickEntry = z.infer<typeof quickEntry>

/** A line of quick order (QUICK-04). */
export interface QuickLine extends QuickEntry, LineDraft {
  /** Null if the number is unknown or not sold; undefined until the catalogue has answered. */
  part: Part | null | undefined
  /** Number that replaces a superseded one. */
  instead?: string | undefined
  /** Part of the number if it exists but is not sold. */
  unsold?: Part | undefined
  /** Reason that the cart did not add it. */
  refused?: string | undefined
}

/** Creates a line with quantity 1 of a part, in the company's default color; impeller values are still to be entered (OQ-64). */
export function startLine(lineId: number, part: Part, defaultPaintColorId: number | null): QuickLine {
  return {
    lineId,
    source: 'TYPED',
    partNumber: part.partNumber,
    quantity: '1',
    trimOption: '',
    trimValue: '',
    angle: '',
    ...lookedUp(part),
    ...startPaint(part, defaultPaintColorId),
  }
}

/** Initial paint of a part; without a default color it is not chosen yet (OQ-64). */
export function startPaint(part: Part, defaultPaintColorId: number | null): Pick<QuickEntry, 'paintColorId'> {
  return part.isPaintable && defaultPaintColorId !== null ? { paintColorId: defaultPaintColorId } : {}
}

/** Catalogue part of a line's number: a part that is not sold counts as unknown (OQ-67), but can have a replacement. */
export function lookedUp(part: Part | null | undefined): Pick<QuickLine, 'part' | 'instead' | 'unsold'> {
  return {
    part: part?.isSellable ? part : null,
    instead: part?.replacedBy?.partNumber,
    unsold: part?.isSellable ? undefined : (part ?? undefined),
  }
}

/** Converts a line to a line of a list: its part once that is known, its values as typed (QUICK-08). */
export function listLineOf(line: QuickLine): ListLine {
  const { part, paintColorId = null, unknownPaint = '', source, editId, pumpId } = line
  const { options, ...rest } = lineOfRow(
    { ...line, trim: trimText(line), paintColor: unknownPaint },
    source,
    pumpId,
  )
  return {
    ...rest,
    ...(part && { partId: part.partId }),
    ...(editId && { editId }),
    options: { ...options, paintColorId: part?.isPaintable ? paintColorId : null },
  }
}

/** Trim as written in a file (QUICK-21). */
export const trimText = ({ trimOption, trimValue }: QuickEntry) =>
  trimOption === 'full-trim' ? 'Full Trim' : trimValue
