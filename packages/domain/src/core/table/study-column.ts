import { hasOtherMark } from './read-number.ts'
import { type Cell, looksLikeDate } from './spreadsheet-damage.ts'

/** Facts about a column that help to read its cells. */
export interface ColumnStudy {
  /** Restores the leading zeros of a number if the column shows that zeros were lost; otherwise undefined. */
  fillZeros(text: string): string | undefined
  /** True when the column holds `0027115` and `27115`, which are then two numbers. */
  hasBothForms: boolean
  /** True when most cells look like dates and are therefore meant that way: part numbers such as `MAR-10`. */
  isOfDates: boolean
  /** Numbers of cells that are only readable with a decimal point, and with a decimal comma. */
  points: number
  commas: number
}

/** Minimum length of numbers to detect lost zeros. */
const SHORTEST = 3

/** Collects facts about a column, one cell at a time. */
export function openStudy() {
  const lengths = new Map<number, { count: number; zeroLed: number }>()
  const padded = new Set<string>()
  const bare = new Set<string>()
  const counts = { filled: 0, dates: 0, digits: 0, points: 0, commas: 0 }

  function add(cell: Cell) {
    const text = String(cell).trim()
    if (text === '') return
    counts.filled++
    if (looksLikeDate(text)) counts.dates++
    if (typeof cell === 'string' && hasOtherMark(text, ',')) counts.points++
    if (typeof cell === 'string' && hasOtherMark(text, '.')) counts.commas++
    if (/^\d+$/.test(text)) addDigits(text)
  }

  function addDigits(text: string) {
    counts.digits++
    const known = lengths.get(text.length) ?? { count: 0, zeroLed: 0 }
    known.count++
    if (text.startsWith('0')) known.zeroLed++
    const digits = text.replace(/^0+/, '')
    ;(digits === text ? bare : padded).add(digits)
    lengths.set(text.length, known)
  }

  function close(): ColumnStudy {
    const [usual = 0, { count = 0, zeroLed = 0 } = {}] =
      [...lengths].toSorted(([, a], [, b]) => b.count - a.count)[0] ?? []
    const hasLost = usual >= SHORTEST && zeroLed > 0 && count * 2 >= counts.digits
    return {
      fillZeros: (text) =>
        hasLost && text.length < usual && /^[1-9]\d*$/.test(text) ? text.padStart(usual, '0') : undefined,
      hasBothForms: !padded.isDisjointFrom(bare),
      isOfDates: counts.dates * 2 > counts.filled,
      points: counts.points,
      commas: counts.commas,
    }
  }

  return { add, close }
}
