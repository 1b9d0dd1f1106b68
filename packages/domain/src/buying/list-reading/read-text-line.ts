import { quantityBeside } from './count-in-words.ts'
import { emptyLine } from './empty-line.ts'
import type { LeftOutReason, ReadLine } from './list-reading.ts'
import { LONGEST_CELL, numberText } from './list-table.ts'
import { listReadingMessages } from './messages.ts'
import { readOptions } from './read-options.ts'
import { splitQuantity } from './read-quantity.ts'
import { withoutLabels, type Word, wordsOf } from './text-words.ts'

export interface TextContext {
  knows(number: string): boolean
  /** True behind the closing of a mail or the total of a table, where unknown numbers are not lines. */
  isAfterEnd?: boolean
  /** True if the lines of the list begin with line numbers: 1, 2, 3 … */
  isNumbered?: boolean
}

type TextRead = { lines: ReadLine[]; why?: undefined } | { lines: []; why: LeftOutReason }

/** List mark or number of a line: `1.`, `2)`, `-`, `•`. */
const listMark = /^\s*(?:[-–—*•·▪◦]+|\(?\d{1,3}[.)])\s+/

/**
 * Reads a line of text, such as `1. TB10773 - 4`, `4 x TB10773` or `please send 4 TB10773`. The quantity is certain beside
 * the part number, or as the only number; otherwise it is asked. A line without a part number is left out.
 */
export function readTextLine(text: string, row: number, context: TextContext): TextRead {
  if (text.length >= LONGEST_CELL) return { lines: [], why: 'TEXT' }
  const bare = text.replace(listMark, '')
  const pieces = bare.split(/[;,]\s+/)
  const perPiece = pieces.map((piece) => knownWords(wordsOf(piece), context))
  const several = pieces.filter((piece, place) => perPiece[place]?.length === 1 || /\d/.test(piece))
  const isSeveral = perPiece.filter((known) => known.length === 1).length === several.length
  if (isSeveral && several.length > 1)
    return { lines: several.map((piece) => lineOf(piece, row, context)).filter((line) => line !== null) }
  const line = lineOf(bare, row, context)
  return line ? { lines: [line] } : { lines: [], why: 'TEXT' }
}

const knownWords = (words: readonly Word[], { knows }: TextContext) =>
  words.filter(({ text }) => /\d/.test(text) && knows(numberText(text)))

function lineOf(text: string, row: number, context: TextContext): ReadLine | null {
  const words = wordsOf(withoutLabels(text.replace(placeAndPrice, ''), context.knows))
  const [part, other] = knownWords(words, context)
  if (!part) return context.isAfterEnd ? null : unknownLine(words, text, row, context)
  const line = { ...emptyLine(row), partNumber: numberText(part.text), description: text }
  if (other) return { ...line, problem: listReadingMessages.severalParts(text) }
  return { ...line, ...ofMail(text), ...quantityBeside(words, part, text, context.isNumbered === true) }
}

/** Position in a pump and price behind a line of the shop's own mails, and a price after @, which are not counts. */
const placeAndPrice = /, for \S+ ·[^,:]*|: \$[\d,]+\.\d\d each\b.*$|@\s*[$€£]?\s*\d[\d.,]*/g

/** Options, pump and price of a line of the shop's own mails. */
function ofMail(text: string): Partial<ReadLine> {
  const [, pump = ''] = /,\s*for (\S+?)(?=[\s,·:]|$)/.exec(text) ?? []
  const [, price = ''] = /:\s*\$([\d,]+\.\d\d) each\b/.exec(text) ?? []
  const { trim, angle } = readOptions(text.replace(/:\s*\$.*$/, ''))
  return { pump, trim, angle, unitPrice: price.replaceAll(',', '') }
}

/** A line with a number that the catalogue does not know: a number with letters, and a quantity at either end. */
function unknownLine(
  words: readonly Word[],
  text: string,
  row: number,
  context: TextContext,
): ReadLine | null {
  const numbers = words.filter((word) => isPartLike(word.text))
  const [part] = numbers
  if (!part || words.length > 12) return null
  const isAlone = words.length === 1
  const read = quantityBeside(words, part, text, context.isNumbered === true)
  const isList = numbers.length === 1 && (part.at === 0 || read.quantity !== null) && words.length <= 3
  if (!isAlone && !isList && !(part.at === 0 && read.quantity !== null)) return null
  return { ...emptyLine(row), partNumber: numberText(part.text), description: text, ...read }
}

/** True for words such as `TB10774`, `118999` and `23562G`, which are not a count, date, telephone number or money. */
const isPartLike = (text: string) =>
  /\d/.test(text) &&
  /^[\p{L}\d][\p{L}\d./_-]*$/u.test(text) &&
  (splitQuantity(text) === null || /^\d{5,}\p{L}?$/u.test(text)) &&
  !/^\d{1,4}[-./]\d{1,4}([-./]\d{1,4})?$/.test(text)
