export type CsvCell = string | number | null

/** A byte order mark tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Writes rows as CSV after RFC 4180, for spreadsheets: UTF-8 with its mark, lines ended by CR LF, null left blank.
 * A text that a spreadsheet would run as a formula gets an apostrophe: `=1+1` becomes `'=1+1`, `-3-9` becomes `'-3-9`;
 * `-3.9` and every number stay as they are. A spreadsheet that separates cells by semicolons or tabs sees more beginnings:
 * `A;=1+1` becomes `A;'=1+1`.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + csvLines(rows)
}

/** Lines of such a file, without the mark at its beginning. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

/** A cell as it was before `writeCsv` disarmed it, so that a file of the shop can be fixed and read again. */
export function readCell(text: string): string {
  return text.trim().replace(/(^|[;\t\r\n]"*)'(?=[=+\-@＝＋－＠])/g, '$1')
}

function cellText(cell: CsvCell): string {
  const text = typeof cell === 'string' ? disarm(cell) : String(cell ?? '')

  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The wide signs are the same to a spreadsheet in an East Asian language. */
function disarm(text: string): string {
  const isFormula = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^-\d+(\.\d+)?$/.test(text)
  const disarmed = text.replace(/[;\t\r\n]"*(?=[=+\-@＝＋－＠])/g, "$&'")

  return isFormula ? `'${disarmed}` : disarmed
}
