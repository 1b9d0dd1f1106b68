import { cartMessages, checkQuantity } from '../cart/index.ts'
import type { PaintColor, Part } from '../part/index.ts'
import { type Checked, invalid, limits, sameText, valid } from '../kernel/index.ts'
import { addLine } from './add-line.ts'
import { type QuickLine, lookedUp, type ReadRow, startPaint } from './quick-line.ts'

/** What rows are read against. */
export interface ImportGround {
  /** The parts found, by their numbers in upper case. */
  parts: ReadonlyMap<string, Part>
  paintColors: readonly PaintColor[]
  defaultPaintColorId: number | null
  /** The first free id for a line. */
  nextId: number
}

/**
 * Adds the rows of a file or list as if each had been typed: a row of a part that QUICK-07 applies to raises its line by
 * the row's quantity, unknown parts and wrong values stay as lines that need attention (QUICK-20 to QUICK-22, OQ-68).
 */
export function importRows(
  lines: readonly QuickLine[],
  rows: readonly ReadRow[],
  ground: ImportGround,
): Checked<QuickLine[]> {
  let list = [...lines]

  for (const [index, row] of rows.entries()) {
    const line = lineFrom(row, ground.nextId + index, ground)
    // What cannot be raised by a quantity, or would go over the maximum, is kept as a line of its own.
    const raised = line.quantity === '' ? null : addLine(list, line)
    list = raised && raised.error === null ? raised.lines : [...list, line]
  }

  return list.length > limits.cartItems
    ? invalid('list', 'TOO_LONG', cartMessages.tooManyLines(list.length))
    : valid(list)
}

/** A row as a line: a quantity that is none is blanked, an unknown colour gives way to the default (QUICK-11, QUICK-22). */
function lineFrom(row: ReadRow, lineId: number, ground: ImportGround): QuickLine {
  const found = lookedUp(ground.parts.get(row.partNumber))
  const { part } = found
  const quantity = checkQuantity(row.quantity)
  return {
    lineId,
    partNumber: part?.partNumber ?? row.partNumber,
    quantity: quantity.ok ? String(quantity.value) : '',
    ...readTrim(row.trim),
    angle: row.angle,
    read: row,
    ...found,
    ...(part && readPaint(row.paintColor, part, ground)),
  }
}

/** `Full Trim` in any case is full trim, nothing is not entered yet, all else is a custom trim (QUICK-21). */
function readTrim(text: string): Pick<QuickLine, 'trimOption' | 'trimValue'> {
  if (/^full\s+trim$/i.test(text)) return { trimOption: 'full-trim', trimValue: '' }
  return { trimOption: text === '' ? '' : 'custom', trimValue: text }
}

/** The paint that a row asks for, by its name (QUICK-22, OQ-64). */
export function readPaint(
  name: string,
  part: Part,
  { paintColors, defaultPaintColorId }: Pick<ImportGround, 'paintColors' | 'defaultPaintColorId'>,
): Pick<QuickLine, 'paintColorId' | 'unknownPaint'> {
  if (!part.isPaintable) return {}
  if (sameText(name, 'no paint')) return { paintColorId: null }

  const color = paintColors.find((one) => sameText(one.name, name))
  if (color) return { paintColorId: color.paintColorId }

  return { ...startPaint(part, defaultPaintColorId), ...(name !== '' && { unknownPaint: name }) }
}
