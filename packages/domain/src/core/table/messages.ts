import { formatNumber, limits } from '../kernel/index.ts'

export const tableMessages = {
  brokenQuotes: 'a quotation mark is not closed or not doubled, so the rest of the file cannot be read',
  cellTooLong: `a cell holds more than ${formatNumber(limits.tableCell)} characters`,
  tooManyColumns: `a table has at most ${formatNumber(limits.tableColumns)} columns`,
} as const
