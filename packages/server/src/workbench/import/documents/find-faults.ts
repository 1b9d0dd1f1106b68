import { limits } from '@volute/domain/core/kernel'
import type { Fault } from '@volute/domain/storefront/faults'
import {
  type Column,
  faultParts,
  type Line,
  linesOf,
  mayHaveFaults,
  namesFaults,
  readHeader,
} from './fault-columns.ts'
import { cellsOf, type FaultCells } from './fault-rows.ts'
import type { PageLayout } from './page-layout.ts'

/** Table that may continue on the next page. */
interface OpenTable {
  columns: Column[]
  page: number
}

/** Maximum lines of a page's header or footer. */
const MARGIN_LINES = 2
/** Gap between lines, in font sizes, that ends a table. */
const WIDEST_GAP = 5

/** Layout of a page, or undefined if there is no such page or it cannot be read. */
export type LayoutOf = (page: number) => Promise<PageLayout | undefined>

/**
 * Rows of the fault tables of a document: tables whose header names a symptom, its cause and its remedy. A table may
 * continue on the next pages, with or without its header. Reads only pages that may have a table or continue one, and
 * those beside them.
 */
export async function findFaults(pages: readonly string[], layoutOf: LayoutOf): Promise<Fault[]> {
  const faults: Fault[] = []
  let open = null as OpenTable | null
  let left: number = limits.faultPages
  for (const [before, text] of pages.entries()) {
    const page = before + 1
    if (open?.page !== before && !mayHaveFaults(text)) continue
    if (left-- === 0 || faults.length >= limits.faults) break
    const layout = await layoutOf(page)
    const beside = [await layoutOf(page - 1), await layoutOf(page + 1)]
    if (layout) open = readPage(faults, layout, beside, open)
  }
  return faults.slice(0, limits.faults)
}

/** Adds the rows of a page, and returns the table that goes on behind it. */
function readPage(
  faults: Fault[],
  layout: PageLayout,
  beside: readonly (PageLayout | undefined)[],
  before: OpenTable | null,
): OpenTable | null {
  const all = linesOf(layout.pieces)
  const isMargin = (index: number) => index < MARGIN_LINES || index >= all.length - MARGIN_LINES
  const lines = all.filter((line, index) => !isMargin(index) || !isRunning(line, layout, beside))
  let open = before?.page === layout.page - 1 ? before : null
  let at = 0
  while (at < lines.length && faults.length < limits.faults) {
    const header = readHeader(lines, at)
    const isGoingOn: boolean = open?.page === layout.page - 1
    const columns: Column[] | undefined =
      header?.columns ?? (isGoingOn && at === 0 ? open?.columns : undefined)
    if (!columns || (!header && !goesOn(lines[0], columns))) {
      at++
      continue
    }
    const first = at + (header?.size ?? 0)
    const end = endOf(lines, first, columns)
    addRows(faults, cellsOf(lines.slice(first, end), columns, layout.rules), layout.page, isGoingOn)
    open = end === lines.length ? { columns, page: layout.page } : null
    at = Math.max(end, at + 1)
  }
  return open
}

/** True for a page's header or footer: a page number, or a text that the next or previous page has at the same height. */
function isRunning(line: Line, { height }: PageLayout, beside: readonly (PageLayout | undefined)[]) {
  const text = textOf(line)
  if (/^(?:page\s*)?\d+(?:\s*(?:of|\/)\s*\d+)?$/i.test(text)) return true
  if ((line.y > height * 0.12 && line.y < height * 0.88) || namesFaults(text)) return false
  return beside.some(
    (other) =>
      other !== undefined &&
      linesOf(other.pieces.filter(({ y }) => Math.abs(y - line.y) < 2)).some((one) => textOf(one) === text),
  )
}

const textOf = ({ pieces }: Line) =>
  pieces
    .map(({ text }) => text)
    .join(' ')
    .replace(/\d+/g, '0')
    .trim()

/** True if a line has texts in at least two of the columns or goes on in lower case, and no text spans several columns. */
const goesOn = (line: Line | undefined, columns: readonly Column[]) =>
  line !== undefined &&
  !isAcross(line, columns) &&
  (columns.filter(({ from, to }) => line.pieces.some(({ x }) => x >= from && x < to)).length > 1 ||
    line.pieces.every(({ text }) => /^\s*[a-z]/.test(text)))

/** Index of the first line after a table. */
function endOf(lines: readonly Line[], first: number, columns: readonly Column[]): number {
  for (let at = first; at < lines.length; at++) {
    const [line, above] = [lines[at], lines[at - 1]]
    if (!line || isAcross(line, columns) || readHeader(lines, at)) return at
    if (above && line.y - above.y > Math.max(line.size, above.size) * WIDEST_GAP) return at
  }
  return lines.length
}

/** True if a text spans several columns, as a paragraph below a table does. */
const isAcross = ({ pieces, size }: Line, columns: readonly Column[]) =>
  pieces.some(({ x, end }) => columns.some(({ from }) => x < from && end > from + size))

/** Adds rows with a symptom, their own or the one above, and a cause or a remedy. */
function addRows(faults: Fault[], rows: readonly FaultCells[], page: number, isGoingOn: boolean) {
  for (const [place, row] of rows.entries()) {
    const last = faults.at(-1)
    if (last && place === 0 && isGoingOn && isRestOf(last, row)) {
      for (const part of faultParts) last[part] = cut(`${last[part]} ${row[part]}`)
      continue
    }
    const symptom = /^["″”]?$/.test(row.symptom)
      ? place > 0 || isGoingOn
        ? last?.symptom
        : undefined
      : row.symptom
    if (!symptom || (row.cause === '' && row.remedy === '')) continue
    faults.push({ page, symptom: cut(symptom), cause: cut(row.cause), remedy: cut(row.remedy) })
  }
}

/** True for the rest of a row that a page break splits: texts in lower case below ones that begin in upper case. */
const isRestOf = (last: FaultCells, row: FaultCells) =>
  faultParts.every((part) => row[part] === '' || (/^[a-z]/.test(row[part]) && /^[^a-z]/.test(last[part])))

// PostgreSQL texts cannot contain NUL.
const cut = (text: string) => text.replaceAll('\0', '').trim().slice(0, limits.faultText)
