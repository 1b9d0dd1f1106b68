import { cartMessages, checkQuantity } from '../cart/index.ts'
import { type Checked, invalid, limits, sameText, valid } from '../../core/kernel/index.ts'
import { type LineSource, readTrim } from '../lines/index.ts'
import { unitProblem } from '../list-reading/index.ts'
import type { PaintColor, Part } from '../../catalogue/part/index.ts'
import { lookedUp, type QuickLine, type ReadRow, startPaint } from './quick-line.ts'

export interface ListAfterAdding {
  lines: QuickLine[]
  /** Line that holds the added part. */
  lineId: number
  /** Reason that the list is unchanged; null if it changed. */
  error: string | null
}

/**
 * Adds a line, or raises the line of the same part if that is not an impeller, is not paintable and is sold per EA: W1×4
 * and W1 are W1×5 (QUICK-07, TV-10). A sum over 999 leaves the list unchanged (OQ-40).
 */
export function addLine(lines: readonly QuickLine[], added: QuickLine): ListAfterAdding {
  const same = lines.find((line) => mayRaise(line, added))
  if (!same) {
    const isFull = lines.length >= limits.cartItems
    return isFull
      ? { lines: [...lines], lineId: 0, error: cartMessages.cartFull }
      : { lines: [...lines, added], lineId: added.lineId, error: null }
  }

  const sum = quantityOf(same) + quantityOf(added)
  if (sum > limits.quantity) return { lines: [...lines], lineId: same.lineId, error: cartMessages.quantity }

  const raised = { ...same, quantity: String(sum), refused: undefined }
  return { lines: lines.map((line) => (line === same ? raised : line)), lineId: same.lineId, error: null }
}

/** True if an added line of the same part raises this line's quantity. */
function mayRaise({ part }: QuickLine, added: QuickLine): boolean {
  return (
    Boolean(part && part.partId === added.part?.partId) &&
    part?.unitName === 'EA' &&
    !part.isPaintable &&
    !part.isImpeller
  )
}

/** Quantity of a line; an unreadable one counts as 0. */
function quantityOf(line: QuickLine): number {
  const quantity = checkQuantity(line.quantity)
  return quantity.ok ? quantity.value : 0
}

/** Catalogue and company data about the rows of a file or list. */
export interface ImportLookup {
  /** Parts found, by upper-case number. */
  parts: ReadonlyMap<string, Part>
  paintColors: readonly PaintColor[]
  defaultPaintColorId: number | null
  /** First free line id. */
  nextId: number
  source: LineSource
}

/**
 * Adds the rows of a file or list as if each was typed. A row of a part that QUICK-07 applies to raises its line by the
 * row's quantity; unknown parts and wrong values become lines that need attention (QUICK-20 to QUICK-22, OQ-68).
 */
export function importRows(
  lines: readonly QuickLine[],
  rows: readonly ReadRow[],
  lookup: ImportLookup,
): Checked<QuickLine[]> {
  let list = [...lines]

  for (const [index, row] of rows.entries()) {
    const line = lineFrom(row, lookup.nextId + index, lookup)
    // A row without a quantity, or one that would exceed the maximum, becomes its own line.
    const raised = line.quantity === '' ? null : addLine(list, line)
    list = raised && raised.error === null ? raised.lines : [...list, line]
  }

  return list.length > limits.cartItems
    ? invalid('list', 'TOO_LONG', cartMessages.tooManyLines(list.length))
    : valid(list)
}

/**
 * Converts a row to a line: an invalid quantity becomes blank, an unknown color is replaced by the default (QUICK-11,
 * QUICK-22).
 */
function lineFrom(row: ReadRow, lineId: number, lookup: ImportLookup): QuickLine {
  const found = lookedUp(lookup.parts.get(row.partNumber))
  const { part } = found
  const unit = part && unitProblem(row.unit ?? '', part.unitName)
  const quantity = checkQuantity(unit ? '' : row.quantity)
  return {
    lineId,
    source: lookup.source,
    partNumber: part?.partNumber ?? row.partNumber,
    quantity: quantity.ok ? String(quantity.value) : '',
    ...readTrim(row.trim),
    angle: row.angle,
    read: unit ? { ...row, problem: unit } : row,
    ...found,
    ...(part && readPaint(row.paintColor, part, lookup)),
  }
}

/** Finds the paint of a row by its name (QUICK-22, OQ-64). */
export function readPaint(
  name: string,
  part: Part,
  { paintColors, defaultPaintColorId }: Pick<ImportLookup, 'paintColors' | 'defaultPaintColorId'>,
): Pick<QuickLine, 'paintColorId' | 'unknownPaint'> {
  if (!part.isPaintable) return {}
  if (sameText(name, 'no paint')) return { paintColorId: null }

  const color = paintColors.find((one) => sameText(one.name, name))
  if (color) return { paintColorId: color.paintColorId }

  return { ...startPaint(part, defaultPaintColorId), ...(name !== '' && { unknownPaint: name }) }
}
