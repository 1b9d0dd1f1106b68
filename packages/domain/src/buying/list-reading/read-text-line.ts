import { emptyLine } from './empty-line.ts'
import type { LeftOutReason, ReadLine } from './list-reading.ts'
import { LONGEST_CELL, numberText } from './list-table.ts'
import { listReadingMessages } from './messages.ts'
import { readOptions } from './read-options.ts'
import { type QuantityRead, readQuantity, splitQuantity } from './read-quantity.ts'
import { isUnit } from './units.ts'

export interface TextContext {
  knows(number: string): boolean
  /** True behind the closing of a mail or the total of a table, where unknown numbers are no lines. */
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
  const isSeveral = perPiece.length > 1 && perPiece.filter((known) => known.length === 1).length > 1
  if (isSeveral && perPiece.every((known) => known.length === 1))
    return { lines: pieces.map((piece) => lineOf(piece, row, context)).filter((line) => line !== null) }
  const line = lineOf(bare, row, context)
  return line ? { lines: [line] } : { lines: [], why: 'TEXT' }
}

interface Word {
  text: string
  /** Index among the words. */
  at: number
}

/** Words between a number and its quantity that say nothing. */
const fillers =
  /^(x|×|\*|•|-|–|—|:|=|@|\||pcs?\.?|pieces?|qty\.?:?|quantity:?|off|of|p\/n:?|pn:?|part:?|item:?|no\.?:?|number:?|art\.?|menge:?|order:?|need:?|send:?|please)$/i

function wordsOf(text: string): Word[] {
  return text
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/^[(["'“]+|[)\]"'”,;:!?]+$/g, '')
        .replace(/^(?:qty|quantity|menge|p\/n|pn|part)[:.=]+/i, ''),
    )
    .filter((word) => word !== '' && !fillers.test(word))
    .map((word, at) => ({ text: word, at }))
}

/** Numbers of lines, positions, pages and pumps, which are no counts: `Line 10`, `Pos. 3:`, `for pump 2`. */
const labelled =
  /\b(?:line|ln|item|pos|position|no|nr|ref|page|po|tag|pump|serial|sn|rev|section|step|drawing|dwg|fig|figure|balloon|zeile|ligne|linea|riga|regel)\b\.?\s{0,3}[#:]?\s{0,3}(\d{1,10})\b[:.)]?/gi

const withoutLabels = (text: string, { knows }: TextContext) =>
  text.replace(labelled, (label, number: string) => (knows(number) ? label : ' '))

const knownWords = (words: readonly Word[], { knows }: TextContext) =>
  words.filter(({ text }) => /\d/.test(text) && knows(numberText(text)))

function lineOf(text: string, row: number, context: TextContext): ReadLine | null {
  const words = wordsOf(withoutLabels(text.replace(placeAndPrice, ''), context))
  const [part, other] = knownWords(words, context)
  if (!part) return context.isAfterEnd ? null : unknownLine(words, text, row, context)
  const line = { ...emptyLine(row), partNumber: numberText(part.text), description: text }
  if (other) return { ...line, problem: listReadingMessages.severalParts(text) }
  return { ...line, ...ofMail(text), ...quantityBeside(words, part, text, context) }
}

/** Position in a pump and price behind a line of the shop's own mails, which name other numbers. */
const placeAndPrice = /, for \S+ ·[^,:]*|: \$[\d,]+\.\d\d each\b.*$/g

/** Options, pump and price of a line of the shop's own mails. */
function ofMail(text: string): Partial<ReadLine> {
  const [, pump = ''] = /,\s*for (\S+?)(?=[\s,·:]|$)/.exec(text) ?? []
  const [, price = ''] = /:\s*\$([\d,]+\.\d\d) each\b/.exec(text) ?? []
  const { trim, angle } = readOptions(text.replace(/:\s*\$.*$/, ''))
  return { pump, trim, angle, unitPrice: price.replaceAll(',', '') }
}

type Counted = Pick<ReadLine, 'quantity' | 'quantityText' | 'unit' | 'problem'>

/** Quantity before or behind the part number, or the only number of the line. */
function quantityBeside(words: readonly Word[], part: Word, text: string, context: TextContext): Counted {
  const before = words.slice(0, part.at)
  const behind = words.slice(part.at + 1)
  const candidates = [countAtEnd(before, context), countAtStart(behind)].filter((one) => one !== null)
  const [only, second] = candidates
  if (only && !second) return only
  if (only && second) return unclear(text)
  const rest = words.filter((word) => word !== part && splitQuantity(word.text) !== null)
  const last = behind.at(-1)
  const [number, another] = rest
  if (!number) return { quantity: null, quantityText: '', unit: '', problem: listReadingMessages.noQuantity }
  if (!another && number === last) return counted(readQuantity(number.text, null), number.text)
  return unclear(text)
}

const unclear = (text: string): Counted => ({
  quantity: null,
  quantityText: text.slice(0, 100),
  unit: '',
  problem: listReadingMessages.unclearQuantity(text),
})

const counted = ({ quantity, unit, problem }: QuantityRead, quantityText: string): Counted => ({
  quantity,
  quantityText,
  unit,
  problem,
})

/** Count right before the part number: `4`, `4 EA`, `4x`; not the number of a numbered line. */
function countAtEnd(before: readonly Word[], { isNumbered }: TextContext): Counted | null {
  const last = before.at(-1)
  const number = last && isUnit(last.text) ? before.at(-2) : last
  if (!number || !/^[-+]?[\d.,]+(?:x|×|\p{L}{1,5}\.?)?$/iu.test(number.text)) return null
  if (isNumbered && number.at === 0) return null
  const text = number === last ? number.text : `${number.text} ${last?.text}`
  return splitQuantity(text) ? counted(readQuantity(text, null), text) : null
}

/** Count right behind the part number: `4`, `40 ft`, `x4`, `-2`; not the `2` of `2 1/2 in`. */
function countAtStart([first, second]: readonly Word[]): Counted | null {
  if (!first || !splitQuantity(first.text) || /^\d/.test(second?.text ?? '')) return null
  const text = second && isUnit(second.text) ? `${first.text} ${second.text}` : first.text
  return counted(readQuantity(text, null), text)
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
  const read = quantityBeside(words, part, text, context)
  const isList = numbers.length === 1 && (part.at === 0 || read.quantity !== null) && words.length <= 3
  if (!isAlone && !isList && !(part.at === 0 && read.quantity !== null)) return null
  return { ...emptyLine(row), partNumber: numberText(part.text), description: text, ...read }
}

/** True for words such as `TB10774`, `118999` and `23562G`, which are no count, date, telephone number or money. */
const isPartLike = (text: string) =>
  /\d/.test(text) &&
  /^[\p{L}\d][\p{L}\d./_-]*$/u.test(text) &&
  (splitQuantity(text) === null || /^\d{5,}\p{L}?$/u.test(text)) &&
  !/^\d{1,4}[-./]\d{1,4}([-./]\d{1,4})?$/.test(text)
