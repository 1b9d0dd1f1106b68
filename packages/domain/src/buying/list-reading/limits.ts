/** Limits of the files that lines are read from. */
export const listLimits = {
  xmlBytes: 5_242_880,
  xmlDepth: 64,
  pdfPages: 200,
  /** Size of a workbook once it is unpacked. */
  workbookBytes: 104_857_600,
  /** Rows and characters of a table. */
  rows: 20_000,
  text: 10_485_760,
  /** Files of a person that no order was made from, and days that each is stored. */
  unorderedFiles: 20,
  unorderedDays: 30,
} as const
