import { z } from 'zod/mini'
import { numberPunctuation } from '../../catalogue/numbers/index.ts'
import { date, formatDate } from '../../core/kernel/index.ts'

/** Months in which a PO number on another order is named. */
export const SAME_PO_MONTHS = 13

/** Order of the company with the same PO number, or made of the same file. */
export const sameOrder = z.object({
  /** Its PO number as it was written. */
  poNumber: z.string(),
  /** Day at the shop. */
  orderedOn: date,
  /** Null until the ERP has numbered it. */
  orderNumber: z.nullable(z.string()),
  /** Lines of the new order, and how many of them the other order has in the same quantity. */
  lines: z.int(),
  linesSame: z.int(),
})
export type SameOrder = z.infer<typeof sameOrder>

const punctuation = new Set(numberPunctuation)

/** PO number as it is compared: `PO 88-1036` and `po0088.1036` are one, and so are `0042` and `42`. */
export const poKey = (poNumber: string): string =>
  Array.from(poNumber.toUpperCase())
    .filter((sign) => !punctuation.has(sign))
    .join('')
    .replace(/^0+/, '')

/** `PO 88-1036 was ordered on 11/21/2026 (order 100006, 3 of 4 lines the same).` */
export function saySamePo({ poNumber, ...order }: SameOrder): string {
  const named = /^\s*p\.?\s*o\b/i.test(poNumber) ? poNumber : `PO ${poNumber}`
  return `${named} was ordered on ${describe(order)}.`
}

/** `This file was ordered on 11/21/2026 (order 100006, 3 of 4 lines the same).` */
export const saySameFile = (order: SameOrder): string => `This file was ordered on ${describe(order)}.`

function describe({ orderedOn, orderNumber, lines, linesSame }: Omit<SameOrder, 'poNumber'>): string {
  const number = orderNumber === null ? 'not numbered yet' : `order ${orderNumber}`
  return `${formatDate(orderedOn)} (${[number, ...sayLines(lines, linesSame)].join(', ')})`
}

const sayLines = (lines: number, linesSame: number): string[] =>
  lines === 0 ? [] : [`${linesSame} of ${lines} ${lines === 1 ? 'line' : 'lines'} the same`]

interface ComparedLine {
  partNumber: string
  quantity: number | null
}

/** Number of lines that the other order has too, each of its lines counted once. */
export function countSame(lines: readonly ComparedLine[], ordered: readonly ComparedLine[]): number {
  const left = new Map<string, number>()
  const keyOf = ({ partNumber, quantity }: ComparedLine) => `${partNumber.toUpperCase()} ${quantity}`
  for (const line of ordered) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(keyOf(line)) ?? 0
    left.set(keyOf(line), count - 1)
    return count > 0
  }).length
}
