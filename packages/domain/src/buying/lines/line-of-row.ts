import { limits } from '../../core/kernel/index.ts'
import type { LineSource, ListLine } from './list-line.ts'

/** A row of a file or pasted list. */
interface ReadCells {
  partNumber: string
  quantity: string
  trim: string
  angle: string
  paintColor: string
}

/** Converts a row to a line. Overlong cells are cut and an overlong part number is dropped, because neither can match anything. */
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

/**
 * Converts a line of an order or quote to a line to order again; its part and color are identified by id, even if they
 * were renamed.
 */
export function lineOfStored(line: StoredLine, source: LineSource): ListLine {
  const { partId, partNumber, quantity, paintColorId, impellerTrim, impellerAngle, pumpId = null } = line
  return {
    partId,
    typedNumber: partNumber,
    quantity: String(quantity),
    options: {
      paintColor: line.paintColorName ?? '',
      paintColorId,
      ...writtenImpeller({ impellerTrim, impellerAngle }),
    },
    pumpId,
    source,
  }
}

/** Trim and angle of a line as lists state them; empty for a part without. */
export const writtenImpeller = ({
  impellerTrim,
  impellerAngle,
}: Pick<StoredLine, 'impellerTrim' | 'impellerAngle'>) => ({
  trim: impellerTrim === 0 ? 'Full Trim' : String(impellerTrim ?? ''),
  angle: String(impellerAngle ?? ''),
})
