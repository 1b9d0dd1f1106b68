import type { Column } from './column.ts'
import type { ColumnMeaning, ReadingQuestion } from './list-reading.ts'
import type { HeaderKind } from './header-words.ts'
import { findQuantityColumn } from './find-quantity-column.ts'
import { findPartColumn } from './find-part-column.ts'
import { type Proof, proveQuantities } from './prove-quantity.ts'
import type { ColumnFacts } from './study-table.ts'

export interface FoundColumns {
  meanings: (ColumnMeaning | null)[]
  isCertain: boolean[]
  questions: ReadingQuestion[]
  /** Column of options such as `Trim 9.25 in`; -1 if there is none. */
  options: number
}

const simpleKinds = new Map<HeaderKind, ColumnMeaning>([
  ['customerNumber', 'customerNumber'],
  ['description', 'description'],
  ['unit', 'unit'],
  ['unitPrice', 'unitPrice'],
  ['amount', 'amount'],
  ['needBy', 'needBy'],
  ['note', 'note'],
  ['trim', 'trim'],
  ['angle', 'angle'],
  ['paintColor', 'paintColor'],
  ['pump', 'pump'],
  ['line', 'line'],
])

/** Finds the meaning of each column by its header, the proof of its numbers and the catalogue. */
export function findColumns(
  kinds: readonly (HeaderKind | null)[],
  facts: readonly ColumnFacts[],
): FoundColumns {
  const columns = facts.map((one, place) => resolveKind({ place, kind: kinds[place] ?? null, facts: one }))
  const part = findPartColumn(columns)
  const numeric = columns.filter(
    ({ place, kind, facts: { numeric: count, filled, isSequence } }) =>
      place !== part?.place &&
      count > 0 &&
      count >= filled * 0.7 &&
      (!isSequence || (kind ?? 'line') !== 'line'),
  )
  const values = new Map(numeric.map(({ place, facts }) => [place, facts.values]))
  const proofs = proveQuantities(values).filter((proof) => agreesWithHeaders(columns, proof))
  const quantity = findQuantityColumn(columns, part?.place ?? -1, proofs)
  const found: FoundColumns = {
    meanings: columns.map(() => null),
    isCertain: columns.map(() => false),
    questions: [],
    options: columns.findIndex(({ kind }) => kind === 'options'),
  }
  if (part) put(found, part.place, 'partNumber', part.isCertain)
  if (quantity) put(found, quantity.place, 'quantity', quantity.isCertain)
  if (!part || !part.isCertain) found.questions.push('PART_COLUMN')
  if (quantity && !quantity.isCertain) found.questions.push('QUANTITY_COLUMN')
  putPrices(
    found,
    proofs.find((proof) => proof.quantity === quantity?.place),
  )
  for (const { place, kind } of columns) {
    const meaning = kind && simpleKinds.get(kind)
    if (meaning) put(found, place, meaning, true)
  }
  putByContent(found, columns)
  return found
}

const counted = new Set<HeaderKind | null>([null, 'quantity', 'orderQuantity', 'rivalQuantity'])
const priced = new Set<HeaderKind | null>([null, 'unitPrice', 'amount'])

/** False if a header says otherwise: a weight of 1 proves nothing with a price and a discount price. */
function agreesWithHeaders(columns: readonly Column[], { quantity, unitPrice, amount }: Proof): boolean {
  const kindAt = (place: number) => columns[place]?.kind ?? null
  const amountKind = kindAt(amount)
  return (
    counted.has(kindAt(quantity)) &&
    priced.has(kindAt(unitPrice)) &&
    priced.has(amountKind) &&
    (amountKind !== 'unitPrice' || kindAt(unitPrice) !== 'unitPrice')
  )
}

/** Decides by the cells between a unit and a quantity, and between a line and a part number. */
function resolveKind(column: Column): Column {
  const { kind, facts } = column
  const isOfNumbers = facts.whole > 0 && facts.whole * 2 > facts.filled
  if (kind === 'unitOrQuantity') return { ...column, kind: isOfNumbers ? 'quantity' : 'unit' }
  if (kind === 'unit' && isOfNumbers) return { ...column, kind: 'rivalQuantity' }
  if (kind === 'item' || kind === 'partNumber')
    return facts.isSequence && facts.known === 0 ? { ...column, kind: 'line' } : column
  if (kind === 'line' && facts.known > 0 && facts.known * 2 >= facts.filled && !facts.isSequence)
    return { ...column, kind: 'partNumber' }
  return column
}

function put({ meanings, isCertain }: FoundColumns, place: number, meaning: ColumnMeaning, isSure: boolean) {
  if (meanings[place] !== null || meanings.includes(meaning)) return
  meanings[place] = meaning
  isCertain[place] = isSure
}

function putPrices(found: FoundColumns, proof: Proof | undefined) {
  if (!proof) return
  put(found, proof.unitPrice, 'unitPrice', true)
  put(found, proof.amount, 'amount', true)
}

/** Columns without a known header: line numbers, units and texts. */
function putByContent(found: FoundColumns, columns: readonly Column[]) {
  for (const { place, kind, facts } of columns) {
    if (kind || facts.filled === 0) continue
    if (facts.isSequence) put(found, place, 'line', false)
    else if (facts.units >= facts.filled * 0.8) put(found, place, 'unit', true)
    else if (facts.numeric === 0 && facts.dates === 0 && facts.numberLike * 2 < facts.filled)
      put(found, place, 'description', false)
  }
}
