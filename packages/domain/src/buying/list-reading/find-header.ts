import { headerKind } from './header-kind.ts'
import type { HeaderKind } from './header-words.ts'
import type { ListRow } from './list-table.ts'

export interface Header {
  /** Index among the rows, and its number of rows: two if merged cells are above. */
  at: number
  rows: 1 | 2
  headers: readonly string[]
  kinds: readonly (HeaderKind | null)[]
}

/** Number of rows examined. */
const LOOKED_AT = 300

const partKinds = new Set<HeaderKind | null>(['partNumber', 'sellerNumber', 'customerNumber', 'item'])
const quantityKinds = new Set<HeaderKind | null>([
  'quantity',
  'orderQuantity',
  'rivalQuantity',
  'unitOrQuantity',
])

/** Finds the header row anywhere in the table: the row, or two rows, with the most known headers. */
export function findHeader(rows: readonly ListRow[]): Header | null {
  let best: Header | null = null
  let most = 0
  for (const [at, row] of rows.slice(0, LOOKED_AT).entries()) {
    if (!row.texts.some((text) => text !== '' && headerKind(text))) continue
    for (const header of [ofOneRow(at, row), ofTwoRows(at, row, rows[at + 1])]) {
      const score = header ? scoreOf(header) : 0
      if (header && score > most) [best, most] = [header, score]
    }
  }
  return best
}

/** True if a row repeats the header, as on the next page. */
export const repeatsHeader = ({ headers }: Header, { texts }: ListRow): boolean =>
  texts.every((text, column) => text === (headers[column] ?? ''))

/** Index of the next row below that is a header of other columns. */
export function otherHeader(rows: readonly ListRow[], header: Header): number | undefined {
  const at = rows.findIndex((row, place) => {
    const isBelow = place >= header.at + header.rows && row.texts.every((text) => !/\d/.test(text))
    const other = isBelow && !repeatsHeader(header, row) ? ofOneRow(place, row) : null
    return other !== null && scoreOf(other) > 2
  })
  return at < 0 ? undefined : at
}

function ofOneRow(at: number, { texts, cells }: ListRow): Header | null {
  if (cells.some((cell) => typeof cell === 'number')) return null
  return { at, rows: 1, headers: texts, kinds: texts.map(kindOf) }
}

/** Number of different known headers of a row; 0 if there is no part number and no quantity. */
export const knownHeaders = (headers: readonly string[]): number =>
  scoreOf({ at: 0, rows: 1, headers, kinds: headers.map(kindOf) })

const kindOf = (text: string) => (text === '' ? null : headerKind(text))

/** A second row below merged cells: `Quantity` over `ordered` and `UoM`. */
function ofTwoRows(at: number, top: ListRow, below: ListRow | undefined): Header | null {
  if (!below || [...top.cells, ...below.cells].some((cell) => typeof cell === 'number')) return null
  if ([...top.texts, ...below.texts].some((text) => /\d/.test(text)) || !below.texts.some(kindOf)) return null
  const width = Math.max(top.texts.length, below.texts.length)
  const pairs = Array.from({ length: width }, (_, column) => {
    const under = below.texts[column] ?? ''
    const over = top.texts[column] || (under === '' ? '' : lastBefore(top.texts, column))
    return { over, under }
  })
  return {
    at,
    rows: 2,
    headers: pairs.map(({ over, under }) => [over, under].filter(Boolean).join(' ')),
    kinds: pairs.map(({ over, under }) => kindOfPair(over, under)),
  }
}

const lastBefore = (texts: readonly string[], column: number) =>
  texts.slice(0, column).findLast((text) => text !== '') ?? ''

function kindOfPair(over: string, under: string): HeaderKind | null {
  if (under === '') return kindOf(over)
  return kindOf(under) ?? kindOf(`${over} ${under}`.trim()) ?? kindOf(over)
}

/**
 * Number of different known headers; 0 if there is no part number and no quantity, or one header only beside cells with
 * digits. One row is better than two with as many.
 */
function scoreOf({ kinds, headers, rows }: Header): number {
  const known = new Set(kinds.filter((kind) => kind !== null))
  const hasPart = [...known].some((kind) => partKinds.has(kind))
  const hasQuantity = [...known].some((kind) => quantityKinds.has(kind))
  const filled = headers.filter((head) => head !== '')
  if (!hasPart && !hasQuantity) return 0
  if (known.size === 1 && filled.some((head) => /\d/.test(head))) return 0
  if (known.size * 3 < filled.length) return 0
  return known.size + (hasPart && hasQuantity ? 1 : 0) - (rows === 2 ? 0.5 : 0)
}
