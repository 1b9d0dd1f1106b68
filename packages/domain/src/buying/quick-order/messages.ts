import { counted, formatNumber } from '../../core/kernel/index.ts'

export const quickOrderMessages = {
  /** Messages for missing or invalid values (QUICK-11 to QUICK-13). */
  quantity: 'Enter a valid quantity.',
  impellerMissing: 'Impeller Angle and Trim must be entered.',
  angleMissing: 'Impeller Angle must be entered.',
  trimMissing: (min: string, full: string) =>
    `Impeller trim must be between ${min} and ${full} inches, or 'Full Trim' must be selected.`,
  angle: 'Enter a valid angle.',
  trim: 'Enter a valid trim.',
  paintColor: 'Select a paint color.',
  /** `We read “12.5”.`, shown beside an invalid quantity from a file or list. */
  wasRead: (text: string) => `We read “${text}”.`,
  /** `“Bleu” is not a paint color here.`, shown if the default replaces it (QUICK-22). */
  paintUnknown: (name: string) => `“${name}” is not a paint color here.`,
  rowTooLong: 'This row has more cells than the header. Please check it.',

  addFailed: 'Error adding parts to cart. Please verify all part information is valid and try again.',

  /** QUICK-10 */
  allAdded: 'All items have been added to shopping cart.',
  /** `188 lines added to shopping cart.`, shown if others were not added. */
  someAdded: (count: number) => `${counted(count, 'line')} added to shopping cart.`,
  /** `2 lines were not added to shopping cart.`; each line shows its reason. */
  notAdded: (count: number) =>
    `${counted(count, 'line')} ${count === 1 ? 'was' : 'were'} not added to shopping cart.`,
  oneAdded: (quantity: number, description: string) => `${quantity} ${description} added to shopping cart.`,

  /** QUICK-15 to QUICK-19 */
  fileNotCsv: 'Please select a valid CSV file.',
  fileMissing: 'Please select a file to upload.',
  fileUnreadable: 'File is empty or could not be read.',
  fileFailed: 'File could not be uploaded. Please try again.',
  headersInvalid: 'Invalid headers in the CSV file.',
  headerInvalid: (header: string) => `Invalid header: ${header}`,

  quantityUnclear: 'We are not sure which number is the quantity. Enter it.',
  listUnreadable: 'We found no part numbers. Paste one part per line.',
  /** Number of a part that exists but is not sold. */
  notSold: 'This part is not sold.',
  noPartNumber: 'No part number.',
  /** Reasons why a row of a list is not a line. */
  leftOut: {
    TITLE: 'Above the header.',
    HEAD: 'Header.',
    TOTAL: 'Total.',
    SECTION: 'Heading.',
    NOTE: 'Note.',
    TEXT: '',
    HIDDEN: 'Hidden.',
    NO_NUMBER: 'No part number.',
  },
  /** Names of columns, as the column picker offers them. */
  columns: {
    line: 'Line number',
    partNumber: 'Part number',
    customerNumber: 'Your part number',
    description: 'Description',
    quantity: 'Quantity to order',
    unit: 'Unit',
    unitPrice: 'Price each',
    amount: 'Line total',
    needBy: 'Needed by',
    note: 'Note',
    trim: 'Impeller trim',
    angle: 'Impeller angle',
    paintColor: 'Paint color',
    pump: 'Pump serial number',
  },
  asksFirst: 'Answer these questions so that we can read your list',
  /** `5 hidden rows left out` */
  hidden: (count: number, what: 'row' | 'column' | 'sheet') => `${counted(count, `hidden ${what}`)} left out`,
  remembered: 'Columns as your company chose them before.',
  /** `Add 13 Lines` */
  addSome: (count: number) => `Add ${counted(count, 'Line')}`,
  /** `Use All 4 Suggestions` */
  takeAll: (count: number) =>
    count === 1 ? 'Use 1 Suggestion' : `Use All ${formatNumber(count)} Suggestions`,
  /** `Order All 12 at Shop Prices` */
  acceptPrices: (count: number) => `Order All ${formatNumber(count)} at Shop Prices`,
  /** Questions about a list, above its table. */
  questions: {
    QUANTITY_COLUMN: 'Which column holds the quantity to order?',
    PART_COLUMN: 'Which column holds our part numbers?',
    SHEET: 'Which sheet do you want to order?',
    ORDER: 'Which order do you want to place?',
    NUMBER_FORM: 'What does 1.000 or 1,000 mean in this list?',
  },
  /** Kinds of differences between a list and the shop. */
  differences: {
    NOT_FOUND: 'Not found',
    SUPERSEDED: 'Superseded',
    NOT_SOLD: 'Not sold',
    PRICE: 'Price each',
    QUANTITY: 'Quantity',
    UNIT: 'Unit',
    DATE: 'Needed by',
    DOES_NOT_FIT: 'Does not fit',
  },
  /** `Lines add up to $1,204.10 · your total $1,204.10 ✓` */
  addsUp: (sum: string, total: string) =>
    `Lines add up to ${sum} · your total ${total}${sum === total ? ' ✓' : ''}`,
  amountOff: 'Quantity × price differs from the amount of this line in your list.',
  /** `3 lines of text skipped` */
  textSkipped: (count: number) => `${counted(count, 'line')} of text skipped`,
  /** Shown before `Use TB10773` if that is another number than the unknown one (FIND-40). */
  similar: 'Similar, but not the same number:',
  /** `12 lines removed` */
  linesRemoved: (count: number) => `${counted(count, 'line')} removed`,
} as const
