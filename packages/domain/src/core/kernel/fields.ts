import { z } from 'zod/mini'
import { readEmail } from './email.ts'
import { limits } from './limits.ts'

/** A positive integer id that fits PostgreSQL's `integer`. */
export const id = z.int().check(z.minimum(1), z.maximum(limits.integer))

/** A whole number, 0 or more, that fits PostgreSQL's `integer`; for values that are stored or looked up. */
export const count = z.int().check(z.minimum(0), z.maximum(limits.integer))

/** The same id in a path or query, where it arrives as text. */
export const pathId = z.pipe(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)), id)

/** Trimmed text of at most `max` UTF-16 units. */
export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/**
 * Cleans a file name for display and storage. Removes control characters and those without width, some of which reverse the
 * text direction, so that `invoice\u202Efdp.exe` looks like a PDF.
 */
export const cleanFileName = (name: string) => name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()

/** Cleaned file name of at most `max` UTF-16 units. */
export const fileNameText = (max: number) => z.string().check(z.overwrite(cleanFileName), z.maxLength(max))

/** A calendar date `YYYY-MM-DD` from 1900-01-01 to 2999-12-31; ERPs and databases disagree about others. */
export const date = z.iso.date().check(z.regex(/^(19|2\d)/))

/** An instant, ISO 8601 with Z. */
export const utc = z.iso.datetime()

/** US dollars with two decimals in requests and responses; integer cents internally. */
export const money = z.number().check(z.multipleOf(0.01))

/** A part, BOM or serial number. */
export const catalogueNumber = text(limits.catalogueNumber).check(z.minLength(1))

export const emptyReply = z.object({})

/** Text with its own validation rule and sentence; absent counts as empty, and half a character is replaced by U+FFFD. */
export const typedText = z.pipe(
  z.nullish(z.string()),
  z.transform((typed) => typed?.trim().toWellFormed() ?? ''),
)

/** A normalized email address; an invalid one stays as typed, for its own rule to reject. */
export const typedEmail = z.pipe(
  typedText,
  z.transform((typed) => readEmail(typed) ?? typed),
)

/** A whole number with its own validation rule; digits in a string are accepted too (OQ-39). */
export const typedQuantity = z.pipe(z.union([z.number(), z.string()]), z.transform(String))
