import { z } from 'zod/mini'
import { type LineDraft, trimOptions } from '../cart/index.ts'
import { id } from '../../core/kernel/index.ts'
import { lineOfRow, lineSources, type ListLine } from '../lines/index.ts'
import type { Part } from '../../catalogue/part/index.ts'

/** A row of a file or a pasted list as it was read, before the catalogue is asked; every cell is trimmed text. */
const readRow = z.object({
  /** Counted from 1 with the header, as a spreadsheet counts. */
  row: z.int(),
  /** In upper case (QUICK-05). */
  partNumber: z.string(),
  quantity: z.string(),
  trim: z.string(),
  angle: z.string(),
  paintColor: z.string(),
  /** Why the row cannot be taken as it is. */
  problem: z.optional(z.string()),
})
export type ReadRow = z.infer<typeof readRow>

/** Line as the device stores it: all that was typed or read, nothing of the catalogue. */
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
  /** A colour that was read and is not known; the default stands in its place (QUICK-22). */
  unknownPaint: z.optional(z.string()),
  /** Under which the cart was asked to take it as it is, so that it is not taken twice when the answer is lost. */
  editId: z.optional(z.uuid()),
})
export type QuickEntry = z.infer<typeof quickEntry>

/** A line of quick order (QUICK-04). */
export interface QuickLine extends QuickEntry, LineDraft {
  /** Null for a number that is unknown or not sold; undefined until the catalogue has answered. */
  part: Part | null | undefined
  /** The number to order in place of a superseded one. */
  instead?: string | undefined
  /** Why the cart has not taken it. */
  refused?: string | undefined
}

/** A line of one part, in the company's default colour; an impeller's values are still to be entered (OQ-64). */
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

/** Without a default colour the paint stays open until it is chosen (OQ-64). */
export function startPaint(part: Part, defaultPaintColorId: number | null): Pick<QuickEntry, 'paintColorId'> {
  return part.isPaintable && defaultPaintColorId !== null ? { paintColorId: defaultPaintColorId } : {}
}

/** Catalogue part of a line's number: a part that is not sold counts as unknown (OQ-67), but may be replaced. */
export function lookedUp(part: Part | null | undefined): Pick<QuickLine, 'part' | 'instead'> {
  return { part: part?.isSellable ? part : null, instead: part?.replacedBy?.partNumber }
}

/** A line as a line of a list: its part once that is known, its values as they were typed (QUICK-08). */
export function listLineOf(line: QuickLine): ListLine {
  const { part, paintColorId = null, unknownPaint = '', source, editId } = line
  const { options, ...rest } = lineOfRow({ ...line, trim: trimText(line), paintColor: unknownPaint }, source)
  return {
    ...rest,
    ...(part && { partId: part.partId }),
    ...(editId && { editId }),
    options: { ...options, paintColorId: part?.isPaintable ? paintColorId : null },
  }
}

/** The trim as a file has it (QUICK-21). */
export const trimText = ({ trimOption, trimValue }: QuickEntry) =>
  trimOption === 'full-trim' ? 'Full Trim' : trimValue
