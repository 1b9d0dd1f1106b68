import { z } from 'zod/mini'
import { readEmail } from './email.ts'
import { limits } from './limits.ts'

/** A positive integer id, as PostgreSQL's `integer` holds it. */
export const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** A whole number that is stored or looked up, as PostgreSQL's `integer` holds it. */
export const count = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

/** The same id where it stands in a path or query and arrives as text. */
export const pathId = z.pipe(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)), id)

/** Text, trimmed, at most `max` UTF-16 units. */
export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/**
 * The name of a file as it is shown and saved: control signs go, and those without width of their own, of which some turn the
 * direction of what follows, so that `invoice\u202Efdp.exe` looks like a PDF.
 */
export const cleanFileName = (name: string) => name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()

export const fileNameText = (max: number) => z.string().check(z.overwrite(cleanFileName), z.maxLength(max))

/** A calendar date `YYYY-MM-DD` from 1900-01-01 to 2999-12-31; an ERP or a database reads others in its own way. */
export const date = z.iso.date().check(z.regex(/^(19|2\d)/))

/** An instant, ISO 8601 with Z. */
export const utc = z.iso.datetime()

/** US dollars with two decimals on the wire; integer cents inside. */
export const money = z.number().check(z.multipleOf(0.01))

/** A part, BOM or serial number. */
export const catalogueNumber = text(limits.catalogueNumber).check(z.minLength(1))

export const emptyReply = z.object({})

/** Text that a rule of its own checks, with its own sentence; absent counts as empty, half a character as unreadable. */
export const typedText = z.pipe(
  z.nullish(z.string()),
  z.transform((typed) => typed?.trim().toWellFormed() ?? ''),
)

/** An email address in its one form; what is none stays as it was typed, for a rule of its own to reject. */
export const typedEmail = z.pipe(
  typedText,
  z.transform((typed) => readEmail(typed) ?? typed),
)

/** A whole number that a rule of its own checks; digits in a string are taken too (OQ-39). */
export const typedQuantity = z.pipe(z.union([z.number(), z.string()]), z.transform(String))
