import { z } from 'zod/mini'
import { count, limits, text } from '../../core/kernel/index.ts'

export const columnMeanings = [
  'line',
  'partNumber',
  'customerNumber',
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'amount',
  'needBy',
  'note',
  'trim',
  'angle',
  'paintColor',
  'pump',
] as const
export type ColumnMeaning = (typeof columnMeanings)[number]

/** A person's answers to the questions of a reading. */
export const readingChoice = z.object({
  sheet: z.optional(text(100)),
  /** Index of the order in a file with several. */
  order: z.optional(count),
  /** Meaning of each column; null for a column that is not read. */
  columns: z.optional(z.array(z.nullable(z.enum(columnMeanings))).check(z.maxLength(limits.tableColumns))),
  decimalMark: z.optional(z.enum(['.', ','])),
  includeHidden: z.optional(z.boolean()),
})
export type ReadingChoice = z.output<typeof readingChoice>

/** Line of a list; every value is text as written, trimmed, and empty if not stated. */
export const readLine = z.object({
  /** Row as in a spreadsheet, from 1; of an order in XML or EDI, the place of the line. */
  row: z.int(),
  partNumber: z.string(),
  customerNumber: z.string(),
  description: z.string(),
  /** Whole number from 1 that is certain; null is asked. */
  quantity: z.nullable(z.int()),
  quantityText: z.string(),
  /** Unit of the shop where known, such as `EA` for `Stk`; otherwise as written. */
  unit: z.string(),
  /** Plain numbers such as `1234.50`. */
  unitPrice: z.string(),
  amount: z.string(),
  needBy: z.string(),
  note: z.string(),
  trim: z.string(),
  angle: z.string(),
  paintColor: z.string(),
  pump: z.string(),
  /** Sentence that names why the line cannot be taken as it is: `-2 is not a quantity.`; empty if it can. */
  problem: z.string(),
  /** Quantity × unit price of the line is not its amount; the line is still taken as written. */
  isAmountOff: z.boolean(),
})
export type ReadLine = z.output<typeof readLine>

export const readingQuestions = ['QUANTITY_COLUMN', 'PART_COLUMN', 'SHEET', 'ORDER', 'NUMBER_FORM'] as const
export type ReadingQuestion = (typeof readingQuestions)[number]

export const leftOutReasons = [
  'TITLE',
  'HEAD',
  'TOTAL',
  'SECTION',
  'NOTE',
  'TEXT',
  'HIDDEN',
  'NO_NUMBER',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** Result of reading: every row of the source that is not blank is in `lines` or in `leftOut`. */
export const listReading = z.object({
  /** Index of the header row, from 0. */
  headRow: z.nullable(z.int()),
  columns: z.array(
    z.object({ head: z.string(), meaning: z.nullable(z.enum(columnMeanings)), isCertain: z.boolean() }),
  ),
  /** Open questions; while there are any, no line may be taken. */
  questions: z.array(z.enum(readingQuestions)),
  lines: z.array(readLine),
  leftOut: z.array(z.object({ row: z.int(), text: z.string(), why: z.enum(leftOutReasons) })),
  hidden: z.object({ rows: z.int(), columns: z.int(), sheets: z.int() }),
  /** Visible sheets with rows. */
  sheets: z.array(z.string()),
  /** Sheet that was read; empty for text and orders. */
  sheet: z.string(),
  /** Rows of the table as text, for the column picker: row 1 is `rows[0]`. Empty for orders in XML and EDI. */
  rows: z.array(z.array(z.string())),
  poNumber: z.string(),
  /** `YYYY-MM-DD`, or empty. */
  needBy: z.string(),
  /** Total that the source states, and the sum of its lines' amounts, as `1204.10`; empty if not stated. */
  statedTotal: z.string(),
  linesTotal: z.string(),
  faults: z.array(z.string()),
  shipTo: z.nullable(
    z.object({
      name: z.string(),
      address1: z.string(),
      address2: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      country: z.string(),
    }),
  ),
})
export type ListReading = z.output<typeof listReading>
