import { limits } from '../kernel/index.ts'
import { tableMessages } from './messages.ts'

export interface CsvRow {
  /** Line on which the row starts; the header is line 1. */
  line: number
  cells: string[]
}

/** Error for a text that is not a valid table, with the line on which the row starts. */
export class BadCsv extends Error {
  readonly line: number

  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

/** State of the parser within a cell; `CLOSED` is after a quotation mark that may have closed the cell. */
type Place = 'START' | 'BARE' | 'QUOTED' | 'CLOSED'

/**
 * Splits the text of a table into rows, in chunks; lines end with `\n`. Examines each character once, whatever the text; a
 * row that may not be complete waits for the next chunk.
 */
export function openCsv(separator: string) {
  const open: OpenCsv = {
    separator,
    place: 'START',
    cells: [],
    cell: '',
    isTooLong: false,
    line: 1,
    lineBreaks: 0,
    rows: [],
  }

  function push(text: string): CsvRow[] {
    for (let at = 0; at < text.length; ) at = step(open, text, at)
    const ended = open.rows
    open.rows = []
    return ended
  }

  /** Completes a pending row at the end of the text. */
  function close(): CsvRow[] {
    if (open.place === 'QUOTED') throw new BadCsv(open.line, tableMessages.brokenQuotes)
    return open.place === 'START' && open.cells.length === 0 ? [] : push('\n')
  }

  return { push, close }
}

interface OpenCsv {
  separator: string
  place: Place
  cells: string[]
  cell: string
  isTooLong: boolean
  /** Line on which the row starts, and the line breaks within it so far. */
  line: number
  lineBreaks: number
  /** Completed rows. */
  rows: CsvRow[]
}

/** Parses from an index of the text and returns the next index. */
function step(open: OpenCsv, text: string, at: number): number {
  if (open.place === 'START') return start(open, text, at)
  if (open.place === 'QUOTED') return readQuoted(open, text, at)
  if (open.place === 'CLOSED') return readClosed(open, text, at)
  const end = endOfBare(text, at, open.separator)
  add(open, text.slice(at, end))
  return end === text.length ? end : endCell(open, text, end)
}

function start(open: OpenCsv, text: string, at: number): number {
  open.place = text[at] === '"' ? 'QUOTED' : 'BARE'
  return open.place === 'QUOTED' ? at + 1 : at
}

function readQuoted(open: OpenCsv, text: string, at: number): number {
  const mark = text.indexOf('"', at)
  const end = mark < 0 ? text.length : mark
  const piece = text.slice(at, end)
  open.lineBreaks += countLineBreaks(piece)
  add(open, piece)
  if (mark >= 0) open.place = 'CLOSED'
  return end + 1
}

function readClosed(open: OpenCsv, text: string, at: number): number {
  const sign = text[at]
  if (sign === open.separator || sign === '\n') return endCell(open, text, at)
  if (sign === '"') {
    add(open, '"')
    open.place = 'QUOTED'
  } else if (sign !== ' ') throw new BadCsv(open.line, tableMessages.brokenQuotes)
  return at + 1
}

/** Stops storing a cell that is too long but still looks for its end: its quotation mark may not be closed. */
function add(open: OpenCsv, piece: string) {
  open.isTooLong ||= open.cell.length + piece.length > limits.tableCell
  if (!open.isTooLong) open.cell += piece
  else if (open.place === 'BARE') throw new BadCsv(open.line, tableMessages.cellTooLong)
}

function endCell(open: OpenCsv, text: string, at: number): number {
  if (open.isTooLong) throw new BadCsv(open.line, tableMessages.cellTooLong)
  if (open.cells.length === limits.tableColumns) throw new BadCsv(open.line, tableMessages.tooManyColumns)
  open.cells.push(open.cell)
  open.cell = ''
  open.place = 'START'
  if (text[at] === '\n') endRow(open)
  return at + 1
}

function endRow(open: OpenCsv) {
  open.rows.push({ line: open.line, cells: open.cells })
  open.line += 1 + open.lineBreaks
  open.lineBreaks = 0
  open.cells = []
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
