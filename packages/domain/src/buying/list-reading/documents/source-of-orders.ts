import type { ListSource, SourceOrder } from '../list-source.ts'
import { documentMessages } from './document-messages.ts'

/** A document of a file: an order, or a sentence about another one. */
export type ReadDocument = SourceOrder | { notAnOrder: string; faults: readonly string[] }

/** Source of a file with these documents. Names the first one that is not an order, and reads the orders with lines. */
export function sourceOfOrders(documents: readonly ReadDocument[]): ListSource {
  const orders = documents
    .filter((one): one is SourceOrder => 'lines' in one && one.lines.length > 0)
    .map((order) => ({ ...order, faults: [...order.faults, ...sayCurrency(order)] }))
  const others = documents.flatMap((one) => ('notAnOrder' in one ? [one.notAnOrder] : []))
  const [first, ...rest] = orders
  if (!first) return { tables: [], orders: [], notAnOrder: sayNone(documents, others) }
  const left = [...new Set(others)].map(documentMessages.leftOut)
  return { tables: [], orders: [{ ...first, faults: [...first.faults, ...left] }, ...rest], notAnOrder: null }
}

const sayCurrency = ({ currency }: SourceOrder): string[] =>
  currency === '' || currency === 'USD' ? [] : [documentMessages.otherCurrency(currency)]

function sayNone(documents: readonly ReadDocument[], [other]: readonly string[]): string {
  if (other) return other
  const [empty] = documents
  if (!empty) return documentMessages.noOrder
  return [documentMessages.noLines, ...empty.faults].join(' ')
}
