import { type SQL, sql } from 'drizzle-orm'
import { date, limits, startOf } from '@volute/domain/core/kernel'
import { parsePrice, toBasisPoints } from '@volute/domain/core/pricing'
import { isScientific } from '@volute/domain/core/table'
import { losesDigits, readingMessages } from '@volute/domain/workbench/workbench'
import { z } from 'zod'
import { nameKey, numberKey } from '../../core/db/index.ts'

export type Cell = string | number | boolean | null

/** One column of a file: how to read a filled cell, and the value of a blank one. */
export interface Column {
  /** Column type while the file is staged. */
  type: 'text' | 'integer' | 'bigint' | 'boolean' | 'date' | 'numeric(14,3)'
  /** Parses the cell; the first issue is reported as the reason for the bad row. */
  read: z.ZodType<Cell, string>
  required?: boolean
  /** Value of a blank cell. If the file lacks the column, new rows get it and known rows keep their value. */
  blank?: Cell
  /** True when reading this text rounds it; such cells are counted. */
  isRounded?(text: string): boolean
  /** True for a price, which keeps its text to be named in the difference. */
  keepsText?: boolean
  /** Row that the cell names; staged as its id under this name. */
  refersTo?: { noun: string; stagedAs: string; find(value: SQL): SQL }
}

const quoted = (text: unknown) => `'${startOf(String(text), limits.catalogueNumber)}'`

export const textColumn = (max: number): Column => ({
  type: 'text',
  read: z.string().max(max, `is longer than ${max} characters`),
})

/** An identifier: a string that keeps its leading zeros, letters, dashes and case. */
export const identifierColumn = (max: number): Column => ({
  type: 'text',
  read: z
    .string()
    .max(max, `is longer than ${max} characters`)
    .refine((text) => !isScientific(text), {
      error: ({ input }) => readingMessages.spreadsheetNumber(String(input)),
    }),
})

/** A part, BOM or serial number. */
export const numberColumn: Column = identifierColumn(limits.catalogueNumber)

/** US dollars, rounded half up to the cent. */
export const priceColumn: Column = {
  type: 'bigint',
  read: z.string().transform((text, context) => {
    const price = parsePrice(text)
    if (price) return price.cents
    context.addIssue(notNumber('a price such as 1234.50', text))
    return z.NEVER
  }),
  isRounded: (text) => parsePrice(text)?.rounded ?? false,
  keepsText: true,
}

/** A decimal amount, rounded to three decimals by the database. */
export function amountColumn(lowest: number, highest = Number.MAX_SAFE_INTEGER): Column {
  return {
    type: 'numeric(14,3)',
    read: z
      .string()
      .regex(/^-?(?=\.?\d)\d{0,11}(\.\d{1,20})?$/, wrongNumber('a number such as 12.5'))
      .refine((text) => Number(text) >= lowest, `must be at least ${lowest}`)
      .refine((text) => Number(text) <= highest, `must be at most ${highest}`),
    isRounded: (text) => losesDigits(text),
  }
}

export const wholeColumn = (highest: number): Column => ({
  type: 'integer',
  read: z
    .string()
    .regex(/^\d{1,10}$/, wrongNumber('a whole number'))
    .transform(Number)
    .refine((value) => value <= highest, `must be at most ${highest}`),
})

const yes = ['true', '1', 'yes', 'y', 'ja', 'j', 'wahr'] as const
const no = ['false', '0', 'no', 'n', 'nein', 'falsch'] as const

export const flagColumn: Column = {
  type: 'boolean',
  read: z
    .string()
    .toLowerCase()
    .pipe(z.enum([...yes, ...no], wrong('true or false')))
    .transform((word) => yes.some((one) => one === word)),
  blank: false,
}

export const dateColumn: Column = {
  type: 'date',
  read: z.string().refine((text) => date.safeParse(text).success, wrong('a date such as 2026-11-21')),
}

/** A percentage from 0 to 100 with at most two decimals, stored as basis points (OQ-36). */
export const percentColumn: Column = {
  type: 'integer',
  read: z
    .string()
    .regex(/^(100|\d{1,2})(\.\d{1,2})?$/, wrongNumber('a percentage from 0 to 100 with at most two decimals'))
    .transform((text) => toBasisPoints(Number(text)))
    .refine((basisPoints) => basisPoints <= 10_000, 'must be at most 100'),
}

/** Reference on a balloon. */
export const referenceColumn: Column = {
  type: 'text',
  read: z
    .string()
    .regex(
      /^[\p{L}\p{N}]([\p{L}\p{N} .,/_-]{0,18}[\p{L}\p{N}])?$/u,
      wrong('a reference such as 10A or 433.1'),
    ),
}

export const patternColumn = (pattern: RegExp, example: string): Column => ({
  type: 'text',
  read: z.string().regex(pattern, wrong(example)),
})

export const required = (column: Column): Column => ({ ...column, required: true })

function wrong(expected: string) {
  return { error: ({ input }: { input?: unknown }) => `${quoted(input)} is not ${expected}` }
}

function wrongNumber(expected: string) {
  return { error: ({ input }: { input?: unknown }) => notNumber(expected, String(input)) }
}

/** Explains why a text is not the expected number, and how to correct `1,5` and `$1,234.50`. */
function notNumber(expected: string, text: string): string {
  const isDressed = /\d/.test(text) && /[,'\s\p{Sc}]/u.test(text)
  const fix = isDressed ? ': only digits and a decimal point, no comma, currency or thousands separator' : ''
  return `${quoted(text)} is not ${expected}${fix}`
}

/** A required column that names a part of the catalogue, staged as `stagedAs`. */
export const partColumn = (stagedAs: string): Column => ({
  ...required(numberColumn),
  refersTo: {
    noun: 'part',
    stagedAs,
    find: (value) => sql`select id from parts where ${numberKey(sql`part_number`)} = ${numberKey(value)}`,
  },
})

/** A pump by its serial number. */
export const pumpColumn: Column = {
  ...required(numberColumn),
  refersTo: {
    noun: 'pump',
    stagedAs: 'pump_id',
    find: (value) => sql`select id from pumps where ${numberKey(sql`serial_number`)} = ${numberKey(value)}`,
  },
}

export const companyColumn: Column = {
  ...textColumn(limits.companyName),
  refersTo: {
    noun: 'company',
    stagedAs: 'company_id',
    find: (value) =>
      sql`select id from companies where ${nameKey(sql`name`)} = ${nameKey(value)} and deleted_utc is null`,
  },
}

/** A distributor by code, or otherwise by name. */
export const distributorColumn: Column = {
  ...identifierColumn(100),
  refersTo: {
    noun: 'distributor',
    stagedAs: 'distributor_id',
    find: (value) => sql`
      select id from distributors where ${nameKey(value)} in (${nameKey(sql`code`)}, ${nameKey(sql`name`)})
      order by ${nameKey(value)} = ${nameKey(sql`code`)} desc limit 1`,
  },
}

export const accountColumn: Column = {
  ...identifierColumn(50),
  refersTo: {
    noun: 'account',
    stagedAs: 'account_id',
    find: (value) => sql`select id from accounts where ${nameKey(sql`identifier`)} = ${nameKey(value)}`,
  },
}
