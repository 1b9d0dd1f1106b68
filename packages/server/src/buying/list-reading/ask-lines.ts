import {
  documentMessages,
  type ListReading,
  type ListSource,
  type ReadingChoice,
  readSource,
} from '@volute/domain/buying/list-reading'
import { openPool } from '../../core/process/index.ts'
import { MOST, notRead } from './ask-file.ts'

/** Rows that are read at once; more would hold up the shop's other callers. */
const ROWS_AT_ONCE = 500

export interface AskedLines {
  source: ListSource
  /** Part numbers that the catalogue has, in upper case. */
  known: ReadonlySet<string>
  choice: ReadingChoice
}

function openLineReader() {
  const ask = openPool<ListReading>(
    new URL('./lines-process.ts', import.meta.url),
    MOST,
    documentMessages.notRead,
  )
  return async (asked: AskedLines): Promise<ListReading> => {
    const { source, known, choice } = asked
    const context = { knows: (number: string) => known.has(number), choice }
    const rows = source.tables.reduce((sum, table) => sum + table.rows.length, 0)
    if (rows <= ROWS_AT_ONCE) return readSource(source, context)
    const message = { path: '', ...asked }
    const answer = await ask(message)
    return 'problem' in answer ? readSource(notRead(answer.problem), context) : answer
  }
}

/** Reads the lines of a list; those of a long one in a separate process. */
export const askLines = openLineReader()
