export type CsvCell = string | number | null

/** Byte order mark that tells spreadsheets the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Writes rows as CSV for spreadsheets, following RFC 4180: UTF-8 with a byte order mark, CR LF line ends, null as blank.
 * Text that a spreadsheet would run as a formula gets an apostrophe: `=1+1` becomes `'=1+1`, `-3-9` becomes `'-3-9`;
 * `-3.9` and all numbers stay unchanged. Spreadsheets that separate cells by semicolons or tabs see more cell starts:
 * `A;=1+1` becomes `A;'=1+1`.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + csvLines(rows)
}

/** Lines of such a file, without the byte order mark. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

/** Restores a cell that `writeCsv` escaped, so that a file exported by the shop can be fixed and read again. */
export function readCell(text: string): string {
  return text.trim().replace(/(^|[;\t\r\n]"*)'(?=[=+\-@＝＋－＠])/g, '$1')
}

function cellText(cell: CsvCell): string {
  const text = typeof cell === 'string' ? disarm(cell) : String(cell ?? '')

  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Escapes formulas. Full-width characters count too: spreadsheets in East Asian languages treat them the same. */
function disarm(text: string): string {
  const isFormula = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^-\d+(\.\d+)?$/.test(text)
  const disarmed = text.replace(/[;\t\r\n]"*(?=[=+\-@＝＋－＠])/g, "$&'")

  return isFormula ? `'${disarmed}` : disarmed
}
