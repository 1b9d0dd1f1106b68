import type { Column, Finding } from './column.ts'
import type { HeaderKind } from './header-words.ts'
import type { Proof } from './prove-quantity.ts'

/**
 * Finds the column of quantities. Certain by its header if no other column may be meant, by quantity × unit price = amount,
 * or, without a header, as the only column of whole numbers. Null if no column can be meant.
 */
export function findQuantityColumn(
  columns: readonly Column[],
  part: number,
  proofs: readonly Proof[],
): Finding | null {
  const others = columns.filter(({ place, facts }) => place !== part && facts.filled > 0)
  const of = (kind: HeaderKind) => others.filter((column) => column.kind === kind)
  const headed = [...of('orderQuantity'), ...of('quantity')]
  const rivals = [...of('rivalQuantity'), ...wholeTotals(others)].filter(
    ({ facts }) => facts.numeric > 0 && !facts.isZero,
  )
  const proven = distinct(columns, [...new Set(proofs.map(({ quantity }) => quantity))])
  const [first, ...more] = headed
  if (first && more.length === 0 && rivals.length === 0)
    return hasPacks(columns, first, proofs) || isBesidePacks(others, first)
      ? { place: first.place, isCertain: false }
      : onlyHeaded(first, proven)
  const candidates = [...headed, ...rivals]
  const [guess] = candidates
  if (!guess)
    return withoutHeader(
      others,
      part,
      proven,
      columns.some(({ kind }) => kind),
    )
  const confirmed = proven.filter((place) => candidates.some((column) => column.place === place))
  const [only] = confirmed
  if (only !== undefined && confirmed.length === 1 && proven.length === 1)
    return { place: only, isCertain: true }
  const isSame =
    rivals.length === 0 &&
    distinct(
      columns,
      headed.map(({ place }) => place),
    ).length === 1
  return { place: guess.place, isCertain: isSame }
}

/** Totals of whole numbers without a price: they may be pieces. */
const wholeTotals = (columns: readonly Column[]): Column[] =>
  columns.some(({ kind }) => kind === 'unitPrice')
    ? []
    : columns.filter((column) => column.kind === 'amount' && isWhole(column))

/** True if a quantity may count packs: it is not a multiple of their size. */
const isBesidePacks = (columns: readonly Column[], { facts }: Column): boolean =>
  columns.some(
    ({ kind, facts: { values } }) =>
      kind === 'packSize' &&
      values.some((size, row) => size !== null && size > 1 && (facts.values[row] ?? 0) % size !== 0),
  )

/** True if a quantity of packs may be meant: whole numbers without a header, times the quantity, are whole numbers of another column. */
const hasPacks = (columns: readonly Column[], { place }: Column, proofs: readonly Proof[]): boolean =>
  proofs.some(
    ({ quantity, unitPrice, amount }) =>
      quantity === place &&
      [unitPrice, amount].every((other) => isUnnamed(columns[other]) && isWhole(columns[other])),
  )

const isUnnamed = (column: Column | undefined) => !column?.kind
const isWhole = (column: Column | undefined) =>
  column?.facts.values.every((value) => value === null || Number.isInteger(value)) === true

/** Doubtful if the numbers prove another column, as with an old quantity beside the right one. */
function onlyHeaded({ place }: Column, proven: readonly number[]): Finding {
  const [other] = proven
  if (other === undefined || proven.includes(place)) return { place, isCertain: true }
  return { place: other, isCertain: false }
}

function withoutHeader(
  others: readonly Column[],
  part: number,
  proven: readonly number[],
  hasHeader: boolean,
): Finding | null {
  const [only] = proven
  if (only !== undefined) return { place: only, isCertain: proven.length === 1 }
  const counts = others.filter(
    ({ kind, facts }) => !kind && facts.whole > 0 && facts.whole * 2 > facts.filled,
  )
  const numbers = others.filter(
    ({ kind, facts }) => !kind && facts.numeric > 0 && facts.numeric * 2 > facts.filled,
  )
  const free = counts.filter(({ facts }) => !facts.isSequence)
  const [guess] = [...free, ...others.filter(({ kind }) => kind && neverCertain.has(kind))]
  const [sequence] = counts
  if (!guess)
    return sequence && sequence.place > part
      ? { place: sequence.place, isCertain: false }
      : onlyNumbers(numbers)
  const isAlone =
    free.length === 1 && numbers.every(({ facts, place }) => place === guess.place || facts.isSequence)
  return {
    place: guess.place,
    isCertain: isAlone && !hasHeader && !mayBeOther(guess) && !mayBeLine(guess, part),
  }
}

const neverCertain = new Set<HeaderKind>(['amount', 'otherQuantity', 'packSize'])

/** Prices, or numbers below a header that is not known. */
const mayBeOther = ({ facts }: Column) => facts.isPriceLike || facts.hasOwnHeader

/** The only column of numbers, few of which are whole; each line names its own if none is. */
function onlyNumbers([first, second]: readonly Column[]): Finding | null {
  return first && !second && !first.facts.isSequence
    ? { place: first.place, isCertain: first.facts.whole === 0 }
    : null
}

/** One number before the part number may be the number of its line: `10⇥TB10773`. */
const mayBeLine = ({ place, facts }: Column, part: number) =>
  place < part && facts.filled === 1 && facts.values.some((value) => value === 1 || (value ?? 1) % 10 === 0)

/** Columns with other values than those before them. */
function distinct(columns: readonly Column[], places: readonly number[]): number[] {
  const keys = new Map(places.map((place) => [columns[place]?.facts.values.join(), place]))
  return [...keys.values()]
}
