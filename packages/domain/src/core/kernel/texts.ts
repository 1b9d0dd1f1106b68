import { formatNumber } from './format-number.ts'

/** Phrase typed to confirm an irreversible act (ACCT-16, CONST-11). */
export const DELETE_PHRASE = 'PERMANENTLY DELETE'

/** Formats a number with its unit: `counted(1, 'day')` is `1 day`, `counted(1200, 'part')` is `1,200 parts`. */
export function counted(count: number, unit: string): string {
  return `${formatNumber(count)} ${unit}${count === 1 ? '' : 's'}`
}

/** True when two names look the same to a reader: trimmed, ignoring case and Unicode encoding (OQ-03). */
export function sameText(a: string, b: string): boolean {
  return readerForm(a) === readerForm(b)
}

/** True when a text contains the filter text; an empty filter matches everything (SHELL-57). */
export function containsText(text: string, filter: string): boolean {
  return readerForm(text).includes(readerForm(filter))
}

/** Normalizes a text for comparison: trimmed, lower case, one Unicode encoding. */
export function readerForm(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** Start of a text in a form that the database can store: no split characters, and no NUL. */
export const startOf = (text: string, most: number): string =>
  text.slice(0, most).toWellFormed().replaceAll('\0', '\uFFFD')

/** Makes a text safe for file names on every system: `fileNameOf('INV 7/2026')` is `INV-7-2026`. */
export function fileNameOf(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_-]+/g, '-')
}

/** Sorts texts as a reader expects, ignoring case and Unicode encoding. */
export function byReader(a: string, b: string): number {
  return readerForm(a).localeCompare(readerForm(b), 'en')
}
