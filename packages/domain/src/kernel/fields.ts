import { z } from 'zod/mini'
import { readEmail } from './email.ts'
import { limits } from './limits.ts'

/** A positive integer id, as PostgreSQL's `integer` holds it. */
export const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** The same id where it stands in a path or query and arrives as text. */
export const pathId = z.pipe(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)), id)

/** Text, trimmed, at most `max` UTF-16 units. */
export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** A calendar date `YYYY-MM-DD`. */
export const date = z.iso.date()

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

/** An email address in its one form; what is none stays as it was typed, for a rule of its own to refuse. */
export const typedEmail = z.pipe(
  typedText,
  z.transform((typed) => readEmail(typed) ?? typed),
)

/** A whole number that a rule of its own checks; digits in a string are taken too (OQ-39). */
export const typedQuantity = z.pipe(z.union([z.number(), z.string()]), z.transform(String))
