import { cartMessages } from '../cart/index.ts'
import { type Checked, invalid, limits, type ReplyOf, valid } from '../../core/kernel/index.ts'
import { type DifferenceKind, type readLists, type ReadLine, unitProblem } from '../list-reading/index.ts'
import { type LineSource, readTrim } from '../lines/index.ts'
import { type ImportLookup, readPaint } from './add-lines.ts'
import { quickOrderMessages } from './messages.ts'
import { lookedUp, type QuickLine } from './quick-line.ts'

type Reply = ReplyOf<typeof readLists>

interface ReadingLookup extends Omit<ImportLookup, 'parts' | 'source'> {
  readingId: string
  source: LineSource
}

/**
 * Puts the lines of a reading below the list; those of an earlier reading with the same id are replaced. A quantity that is not
 * certain is blank and must be entered (READ-12).
 */
export function takeReading(
  lines: readonly QuickLine[],
  reply: Reply,
  lookup: ReadingLookup,
): Checked<QuickLine[], 'list'> {
  const others = lines.filter(({ read }) => read?.listed?.readingId !== lookup.readingId)
  const found = reply.reading.lines.map((_, index) => lineOf(reply, index, lookup))
  if (found.length === 0) return invalid('list', 'WRONG_FORMAT', whyNone(reply))
  const list = [...others, ...found]
  return list.length > limits.cartItems
    ? invalid('list', 'TOO_LONG', cartMessages.tooManyLines(list.length))
    : valid(list)
}

const whyNone = ({ reading }: Reply) => reading.faults[0] ?? quickOrderMessages.listUnreadable

/** True for a purchase order: a document in XML or EDI, or a list with a PO number. */
export const isPurchaseOrder = ({ poNumber, rows, lines }: Reply['reading']): boolean =>
  poNumber !== '' || (rows.length === 0 && lines.length > 0)

function lineOf(reply: Reply, index: number, lookup: ReadingLookup): QuickLine {
  const { reading, reports, differences, pumpIds, isInDollars } = reply
  const line = reading.lines[index] as ReadLine
  const report = reports[index]
  const found = lookedUp(report?.part)
  const { part } = found
  // A customer's own number is never looked up as one of the shop.
  const partNumber = line.partNumber.slice(0, limits.catalogueNumber).toUpperCase()
  const shopSays = (kind: DifferenceKind) =>
    differences[index]?.find((one) => one.kind === kind)?.shopSays ?? ''
  const isAsked = isQuantityAsked(line, report?.part?.unitName)
  return {
    lineId: lookup.nextId + index,
    source: lookup.source,
    partNumber: part?.partNumber ?? partNumber,
    quantity: isAsked ? '' : String(line.quantity),
    ...readTrim(line.trim),
    angle: line.angle,
    pumpId: pumpIds[index] ?? null,
    read: {
      row: line.row,
      partNumber,
      quantity: line.quantityText,
      trim: line.trim,
      angle: line.angle,
      paintColor: line.paintColor,
      ...(line.problem && { problem: line.problem }),
      listed: {
        readingId: lookup.readingId,
        isOrder: isPurchaseOrder(reading),
        isAsked,
        unit: line.unit,
        unitPrice: isInDollars ? line.unitPrice : '',
        needBy: line.needBy,
        pump: line.pump,
        shopPrice: shopSays('PRICE'),
        misfit: shopSays('DOES_NOT_FIT'),
        isAmountOff: line.isAmountOff,
        words: [line.customerNumber, line.description].filter(Boolean).join(' '),
        meant: (report?.outcome === 'NEARLY' && report.nearest?.partNumber) || '',
      },
    },
    ...found,
    ...(part && readPaint(line.paintColor, part, lookup)),
  }
}

/** True for a quantity that the reader is not sure of, or that is in another unit than the part. */
const isQuantityAsked = ({ quantity, problem, unit }: ReadLine, unitName: string | undefined): boolean =>
  quantity === null || problem !== '' || (unitName !== undefined && unitProblem(unit, unitName) !== null)
