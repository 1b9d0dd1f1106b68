import type { LeftOutReason, ListReading, ReadLine } from './list-reading.ts'
import { filledOf, type ListRow, valueOf } from './list-table.ts'
import { isCharge, isTotalLabel } from './row-words.ts'

type Facts = Pick<ListReading, 'poNumber' | 'needBy' | 'statedTotal' | 'linesTotal'>

/** Reads what the rows around the lines say about the whole order, and adds up its lines. */
export function readFacts(
  leftOut: readonly { row: ListRow; why: LeftOutReason }[],
  lines: readonly ReadLine[],
): Facts {
  const linesTotal = sumOf(lines)
  const around = leftOut.filter(({ why }) => why === 'TITLE' || why === 'TEXT' || why === 'SECTION')
  const texts = around.map(({ row }) => filledOf(row))
  return {
    poNumber: firstFound(texts, poIn) || poBelow(around.map(({ row }) => row.texts)),
    needBy: firstFound(texts, needByIn) || commonNeedBy(lines),
    statedTotal: statedTotal(
      leftOut.filter(({ why }) => why === 'TOTAL').map(({ row }) => row),
      linesTotal,
    ),
    linesTotal,
  }
}

/** Sum of the lines' amounts, or of quantity × unit price; empty if a line has neither. */
function sumOf(lines: readonly ReadLine[]): string {
  let cents = 0
  for (const { amount, unitPrice, quantity } of lines) {
    const dollars =
      amount === ''
        ? unitPrice === ''
          ? Number.NaN
          : Number(unitPrice) * (quantity ?? Number.NaN)
        : Number(amount)
    cents += Math.round(dollars * 100)
  }
  return lines.length > 0 && Number.isFinite(cents) ? (cents / 100).toFixed(2) : ''
}

/** The total that is the lines' sum, or else the last one that is not a tax or charge. */
function statedTotal(rows: readonly ListRow[], linesTotal: string): string {
  const stated = rows.flatMap((row) => {
    const value = row.cells
      .map((cell) => (cell === '' ? null : valueOf(cell, null)))
      .findLast((one) => one !== null)
    const label = filledOf(row).find(isTotalLabel) ?? ''
    return value === undefined || value === null || isCharge(label) ? [] : [value.toFixed(2)]
  })
  return stated.find((one) => one === linesTotal) ?? stated.at(-1) ?? ''
}

function firstFound(rows: readonly (readonly string[])[], find: (text: string) => string): string {
  for (const cells of rows) {
    const found = find(cells.join(' '))
    if (found) return found
  }
  return ''
}

const poLabel =
  /\b(?:purchase\s+order|p\.?\s?o\.?|bestellung|bestellnummer|bestell-nr\.?|pedido|orden\s+de\s+compra|bon\s+de\s+commande|commande|encomenda|ordine|bestelling|order)\s*(?:number|no\.?|num\.?|nr\.?|n[°º]|#)?\s*[:#]?\s*((?=\S*\d)[\p{L}\d][\p{L}\d./_-]*)/iu

const poIn = (text: string): string => (poLabel.exec(text.slice(0, 300))?.[1] ?? '').replace(/[.,;]+$/, '')

/** PO number in the cell below its label, as in a block of terms above the lines. */
function poBelow(rows: readonly (readonly string[])[]): string {
  for (const [place, cells] of rows.entries()) {
    const column = cells.findIndex((text) => text !== '' && poIn(`${text} 0`) === '0' && isPoLabel.test(text))
    const below = rows[place + 1]?.[column] ?? ''
    if (column >= 0 && /^(?=\S*\d)\S{1,40}$/.test(below)) return below
  }
  return ''
}

const isPoLabel = /^[\p{L}.\s]{2,30}(?:number|no|nr|num|n[°º]|#)?[.:]?$/iu

const needByLabel =
  /\b(?:need(?:ed)?(?:\s+\w+)?\s+by|required\s+by|need\s+date|required\s+date|delivery\s+date|deliver\s+by|ship\s+by|liefertermin|wunschtermin|lieferdatum)\D{0,20}(\d[\d./-]{6,9}\d)/i

const needByIn = (text: string): string => isoDate(needByLabel.exec(text.slice(0, 300))?.[1] ?? '')

/** The day that all lines need; empty if they differ. */
function commonNeedBy(lines: readonly ReadLine[]): string {
  const days = new Set(lines.map(({ needBy }) => needBy))
  const [day = ''] = days
  return days.size === 1 ? isoDate(day) : ''
}

/** Day as `YYYY-MM-DD`: `12/05/2026` is month first, `05.12.2026` day first; empty if it is not a date. */
export function isoDate(text: string): string {
  const [, year, month, day] =
    /^(\d{4})-(\d\d?)-(\d\d?)/.exec(text) ??
    reordered(/^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(text), [3, 1, 2]) ??
    reordered(/^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(text), [3, 2, 1]) ??
    []
  const iso = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')
  return Number.isNaN(Date.parse(iso)) || !year ? '' : iso
}

const reordered = (found: RegExpExecArray | null, order: readonly number[]): string[] | null =>
  found && ['', ...order.map((place) => found[place] ?? '')]
