import { workbenchLimits } from './limits.ts'
import { readingMessages } from './reading-messages.ts'

export interface CsvRow {
  /** The line on which the row starts; the header is line 1. */
  line: number
  cells: string[]
}

/** Why a text is no table, and the line on which its row starts. */
export class BadCsv extends Error {
  readonly line: number

  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

/** Where in a cell the text is; `CLOSED` is after a quotation mark that may have closed it. */
type Place = 'START' | 'BARE' | 'QUOTED' | 'CLOSED'

/**
 * Splits the text of a table into rows, a piece at a time, whose lines end with `\n`. It looks at each character once, whatever
 * the text is; a row that may not have ended waits for the next piece.
 */
export function openCsv(separator: string) {
  let place: Place = 'START'
  let cells: string[] = []
  let cell = ''
  let isTooLong = false
  let line = 1
  let lineBreaks = 0
  let rows: CsvRow[] = []

  function push(text: string): CsvRow[] {
    for (let at = 0; at < text.length; ) at = step(text, at)
    const ended = rows
    rows = []
    return ended
  }

  /** Whatever waits is a row at the end of the text. */
  function close(): CsvRow[] {
    if (place === 'QUOTED') throw new BadCsv(line, readingMessages.brokenQuotes)
    return place === 'START' && cells.length === 0 ? [] : push('\n')
  }

  function step(text: string, at: number): number {
    if (place === 'START') return start(text, at)
    if (place === 'QUOTED') return readQuoted(text, at)
    if (place === 'CLOSED') return readClosed(text, at)
    const end = endOfBare(text, at, separator)
    add(text.slice(at, end))
    return end === text.length ? end : endCell(text, end)
  }

  function start(text: string, at: number): number {
    place = text[at] === '"' ? 'QUOTED' : 'BARE'
    return place === 'QUOTED' ? at + 1 : at
  }

  function readQuoted(text: string, at: number): number {
    const mark = text.indexOf('"', at)
    const end = mark < 0 ? text.length : mark
    const piece = text.slice(at, end)
    lineBreaks += countLineBreaks(piece)
    add(piece)
    if (mark >= 0) place = 'CLOSED'
    return end + 1
  }

  function readClosed(text: string, at: number): number {
    const sign = text[at]
    if (sign === separator || sign === '\n') return endCell(text, at)
    if (sign === '"') {
      add('"')
      place = 'QUOTED'
    } else if (sign !== ' ') throw new BadCsv(line, readingMessages.brokenQuotes)
    return at + 1
  }

  /** A cell that is too long waits for its end, without growing: its quotation mark may not be closed. */
  function add(piece: string) {
    isTooLong ||= cell.length + piece.length > workbenchLimits.cell
    if (!isTooLong) cell += piece
    else if (place === 'BARE') throw new BadCsv(line, readingMessages.cellTooLong)
  }

  function endCell(text: string, at: number): number {
    if (isTooLong) throw new BadCsv(line, readingMessages.cellTooLong)
    if (cells.length === workbenchLimits.columns) throw new BadCsv(line, readingMessages.tooManyColumns)
    cells.push(cell)
    cell = ''
    place = 'START'
    if (text[at] === '\n') endRow()
    return at + 1
  }

  function endRow() {
    rows.push({ line, cells })
    line += 1 + lineBreaks
    lineBreaks = 0
    cells = []
  }

  return { push, close }
}

function endOfBare(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at++
  return at
}

function countLineBreaks(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
