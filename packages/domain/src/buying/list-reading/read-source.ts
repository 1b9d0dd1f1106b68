import type { ListReading, ReadingChoice } from './list-reading.ts'
import type { ListSource } from './list-source.ts'

export interface ReadingContext {
  /** True for a number that the catalogue knows, in upper case. */
  knows(number: string): boolean
  choice?: ReadingChoice | undefined
}

/** Reads the lines of a source; what is not certain becomes a question or a line's problem. */
export function readSource(_source: ListSource, _context: ReadingContext): ListReading {
  return {
    headRow: null,
    columns: [],
    questions: [],
    lines: [],
    leftOut: [],
    hidden: { rows: 0, columns: 0, sheets: 0 },
    sheets: [],
    sheet: '',
    rows: [],
    poNumber: '',
    needBy: '',
    statedTotal: '',
    linesTotal: '',
    faults: [],
    shipTo: null,
  }
}
