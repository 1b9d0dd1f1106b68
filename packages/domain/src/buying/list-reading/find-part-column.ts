import type { Column, Finding } from './column.ts'
import type { HeaderKind } from './header-words.ts'

/** Share of a column's cells that the catalogue must know, and of one beside which no other has any. */
const NEARLY_ALL = 0.9
const MOST = 0.5

/**
 * Finds the column of part numbers: by its header, the seller's number before others; by the catalogue, which nearly all of
 * its cells name; or as the only column that looks like numbers. Null if no column does.
 */
export function findPartColumn(columns: readonly Column[]): Finding | null {
  const filled = columns.filter(({ facts }) => facts.filled > 0)
  const headed = ['sellerNumber', 'partNumber', 'item']
    .map((kind) => filled.filter((column) => column.kind === (kind as HeaderKind)))
    .find((found) => found.length > 0)
  const named = filled.filter(({ facts }) => isNamed(facts, NEARLY_ALL))
  if (headed) return amongHeaded(headed, named)
  if (filled.length === 0) return null
  return byCatalogue(filled, named) ?? byShape(filled)
}

const isNamed = ({ known, numberLike, filled }: Column['facts'], share: number) =>
  known > 0 && known >= numberLike * share && numberLike * 2 >= filled

function amongHeaded(headed: readonly Column[], named: readonly Column[]): Finding {
  const both = named.filter((column) => headed.includes(column))
  const [first] = headed
  const place = (both[0] ?? first)?.place ?? 0
  const other = named.find((column) => !headed.includes(column))
  if (headed.length === 1) {
    const isDoubtful = other && first && first.facts.known * 2 < first.facts.filled
    return isDoubtful ? { place: other.place, isCertain: false } : { place, isCertain: true }
  }
  const rest = headed.filter((column) => column !== both[0])
  return { place, isCertain: both.length === 1 && rest.every(({ facts }) => facts.known === 0) }
}

function byCatalogue(filled: readonly Column[], named: readonly Column[]): Finding | null {
  const [first, second] = named.filter(({ kind }) => mayBePart(kind))
  if (first) return { place: first.place, isCertain: !second }
  const most = filled.filter(({ facts, kind }) => mayBePart(kind) && isNamed(facts, MOST))
  const any = filled.filter(({ facts }) => facts.known > 0)
  const [only] = most
  return only ? { place: only.place, isCertain: most.length === 1 && any.length === 1 } : null
}

/** Kinds of headers below which part numbers are not looked for. */
const otherThings = new Set<HeaderKind | null>([
  'quantity',
  'orderQuantity',
  'otherQuantity',
  'packSize',
  'rivalQuantity',
  'unitPrice',
  'amount',
  'other',
])
const mayBePart = (kind: HeaderKind | null) => !otherThings.has(kind)

/** The only column that looks like numbers and is not a count; its numbers can be ordered only if the catalogue knows them. */
function byShape(filled: readonly Column[]): Finding | null {
  const shaped = filled.filter(
    ({ facts, kind }) =>
      mayBePart(kind) &&
      !facts.isSequence &&
      facts.numberLike >= facts.filled * MOST &&
      facts.numeric < facts.numberLike,
  )
  const [first] = shaped
  return first ? { place: first.place, isCertain: shaped.length === 1 } : null
}
