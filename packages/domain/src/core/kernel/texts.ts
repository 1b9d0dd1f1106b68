import { formatNumber } from './format-number.ts'

/** Typed to confirm what cannot be undone (ACCT-16, CONST-11). */
export const DELETE_PHRASE = 'PERMANENTLY DELETE'

/** A number with its word: `counted(1, 'day')` is `1 day`, `counted(1200, 'part')` is `1,200 parts`. */
export function counted(count: number, unit: string): string {
  return `${formatNumber(count)} ${unit}${count === 1 ? '' : 's'}`
}

/** True when two names are the same to a reader: trimmed, case and ways of encoding ignored (OQ-03). */
export function sameText(a: string, b: string): boolean {
  return readerForm(a) === readerForm(b)
}

/** True when a text contains the filter's text; an empty filter keeps everything (SHELL-57). */
export function containsText(text: string, filter: string): boolean {
  return readerForm(text).includes(readerForm(filter))
}

/** A text as it is compared: trimmed, in lower case, in one way of encoding. */
export function readerForm(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** The start of a text as the database can keep it: no half of a character, and no NUL. */
export const startOf = (text: string, most: number): string =>
  text.slice(0, most).toWellFormed().replaceAll('\0', '\uFFFD')

/** A text as every system takes it in a file's name: `fileNameOf('INV 7/2026')` is `INV-7-2026`. */
export function fileNameOf(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_-]+/g, '-')
}

/** Orders texts as a reader looks for them: case and ways of encoding ignored. */
export function byReader(a: string, b: string): number {
  return readerForm(a).localeCompare(readerForm(b), 'en')
}
