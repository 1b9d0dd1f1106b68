/** A cell of a text file, or of a workbook, where numbers keep their type. */
export type Cell = string | number

/** True for numbers that a spreadsheet wrote: `1.00E+05`, `1E+05` and `4.00E-12`; `4E05` and `4E-12` may be part numbers. */
export const isScientific = (text: string) => /^-?\d([.,]\d+E[+-]|E\+)\d+$/i.test(text)

const month = '(jan|feb|mar|mär|mrz|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\\p{L}{0,6}'
const year = '((19|20)?\\d\\d)'
const dates = new RegExp(
  [
    `\\d{1,2}[-./ ]{1,2}${month}\\.?([-./ ]{1,2}${year})?`,
    `${month}\\.?[-./ ]{1,2}${year}`,
    '\\d{1,2}[./]\\d{1,2}[./](19|20)\\d\\d',
    '(19|20)\\d\\d-\\d\\d-\\d\\d',
  ]
    .map((shape) => `^${shape}$`)
    .join('|'),
  'iu',
)

/** True for dates that a spreadsheet makes of `10-1` and `10.1`: `1-Oct`, `Oct-01`, `10. Jan`, `01.10.2026`. */
export const looksLikeDate = (text: string) => dates.test(text)
