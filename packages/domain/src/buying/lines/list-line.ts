import { z } from 'zod/mini'
import { id, limits, text } from '../../core/kernel/index.ts'

/** Where a list may come from. */
export const lineSources = ['TYPED', 'PASTED', 'FILE', 'ORDER', 'QUOTE'] as const
export type LineSource = (typeof lineSources)[number]

const asRead = text(limits.readCell)

/** A line of a list before the catalogue is asked, wherever it comes from; what was typed or read is text. */
export const listLine = z.object({
  typedNumber: z.optional(text(limits.catalogueNumber)),
  /** Where the part itself is known, its number is not read. */
  partId: z.optional(id),
  quantity: asRead,
  options: z.object({
    /** The colour by its name; `No Paint` is none, nothing is not chosen. */
    paintColor: asRead,
    paintColorId: z.nullish(id),
    /** Inches, or `Full Trim`. */
    trim: asRead,
    /** Degrees. */
    angle: asRead,
  }),
  pumpId: z.nullish(id),
  /** Note beside it; it is carried, not kept. */
  note: z.optional(text(limits.listNote)),
  source: z.enum(lineSources),
  /** Under which a cart takes it: sent again, it is not added again. */
  editId: z.optional(z.uuid()),
})
export type ListLine = z.infer<typeof listLine>

/** A row of a file or pasted list. */
interface ReadCells {
  partNumber: string
  quantity: string
  trim: string
  angle: string
  paintColor: string
}

/** A row as a line; what is longer than anything known is cut, and then known no better. */
export function lineOfRow(row: ReadCells, source: LineSource, pumpId: number | null = null): ListLine {
  const cell = (read: string) => read.slice(0, limits.readCell)
  return {
    ...(row.partNumber.length <= limits.catalogueNumber && { typedNumber: row.partNumber }),
    quantity: cell(row.quantity),
    options: { paintColor: cell(row.paintColor), trim: cell(row.trim), angle: cell(row.angle) },
    pumpId,
    source,
  }
}

/** A line of an order or quote. */
interface StoredLine {
  partId: number
  partNumber: string
  quantity: number
  paintColorId: number | null
  paintColorName: string | null
  impellerTrim: number | null
  impellerAngle: number | null
  pumpId?: number | null
}

/** Ordered line as a line to order again: its part and colour are known, whatever they are called today. */
export function lineOfStored(line: StoredLine, source: LineSource): ListLine {
  const { partId, partNumber, quantity, paintColorId, impellerTrim, impellerAngle, pumpId = null } = line
  return {
    partId,
    typedNumber: partNumber,
    quantity: String(quantity),
    options: {
      paintColor: line.paintColorName ?? '',
      paintColorId,
      trim: impellerTrim === 0 ? 'Full Trim' : String(impellerTrim ?? ''),
      angle: String(impellerAngle ?? ''),
    },
    pumpId,
    source,
  }
}
