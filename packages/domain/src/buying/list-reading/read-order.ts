import { emptyLine } from './empty-line.ts'
import type { ListReading, ReadingChoice, ReadLine } from './list-reading.ts'
import { isProduct, numberText } from './list-table.ts'
import type { SourceLine, SourceOrder } from './list-source.ts'
import { readQuantity } from './read-quantity.ts'
import { shopUnit } from './units.ts'

/** Reads the lines of an order in XML or EDI, where every value is named; of several orders one is chosen. */
export function readOrder(orders: readonly SourceOrder[], { order: chosen }: ReadingChoice): ListReading {
  const order = orders[chosen ?? 0] ?? orders[0]
  const isAsked = orders.length > 1 && chosen === undefined
  const lines = (order?.lines ?? []).map((line, place) => lineOf(line, place + 1, isAsked))
  return {
    headRow: null,
    columns: [],
    questions: isAsked ? ['ORDER'] : [],
    lines,
    leftOut: [],
    hidden: { rows: 0, columns: 0, sheets: 0 },
    sheets:
      isAsked || orders.length > 1
        ? orders.map(({ poNumber }, place) => poNumber || `Order ${place + 1}`)
        : [],
    sheet: '',
    rows: [],
    poNumber: order?.poNumber ?? '',
    needBy: order?.needBy ?? '',
    statedTotal: order?.total ?? '',
    linesTotal: sumOf(order?.lines ?? []),
    faults: [...(order?.faults ?? [])],
    shipTo: order?.shipTo ?? null,
  }
}

function lineOf(line: SourceLine, row: number, isAsked: boolean): ReadLine {
  const read = readQuantity(line.quantity, '.')
  const [quantity, price, amount] = [read.quantity, numberIn(line.unitPrice), numberIn(line.amount)]
  return {
    ...emptyLine(row),
    partNumber: numberText(line.partNumber),
    customerNumber: line.otherNumbers.find(({ kind }) => kind === 'BUYER')?.number ?? '',
    description: line.description,
    quantity: isAsked ? null : quantity,
    quantityText: line.quantity,
    unit: shopUnit(line.unit),
    unitPrice: line.unitPrice,
    amount: line.amount,
    needBy: line.needBy,
    note: line.note,
    problem: read.problem,
    isAmountOff:
      quantity !== null && price !== null && amount !== null && !isProduct(quantity, price, amount),
  }
}

const numberIn = (text: string): number | null => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null)

/** Sum of the lines in cents, by their amounts or by quantity × price; empty if a line has neither. */
function sumOf(lines: readonly SourceLine[]): string {
  const dollars = lines.map(
    ({ amount, quantity, unitPrice }) => numberIn(amount) ?? product(quantity, unitPrice),
  )
  const cents = dollars.reduce((sum, one) => sum + Math.round(one * 100), 0)
  return lines.length > 0 && Number.isFinite(cents) ? (cents / 100).toFixed(2) : ''
}

const product = (quantity: string, price: string) =>
  (numberIn(quantity) ?? Number.NaN) * (numberIn(price) ?? Number.NaN)
