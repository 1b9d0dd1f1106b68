import type { ReadLine } from './list-reading.ts'
import { listReadingMessages } from './messages.ts'
import { type QuantityRead, readQuantity, splitQuantity } from './read-quantity.ts'
import type { Word } from './text-words.ts'
import { isUnit } from './units.ts'

export type Counted = Pick<ReadLine, 'quantity' | 'quantityText' | 'unit' | 'problem'>

/** Quantity before or behind the part number, or the only number of the line. */
export function quantityBeside(
  words: readonly Word[],
  part: Word,
  text: string,
  isNumbered: boolean,
): Counted {
  const before = words.slice(0, part.at)
  const behind = words.slice(part.at + 1)
  const candidates = [countAtEnd(before, isNumbered), countAtStart(behind)].filter((one) => one !== null)
  const [only, second] = candidates
  if (only && !second) return only
  if (only && second) return unclear(text)
  const rest = words.filter((word) => word !== part && splitQuantity(word.text) !== null)
  if (rest.length === 0)
    return { quantity: null, quantityText: '', unit: '', problem: listReadingMessages.noQuantity }
  return countBehindText(behind, rest.length === 1) ?? unclear(text)
}

/** Count at the end, behind words: led by a sign, such as `Seal — 4`, or the only number with its unit. */
function countBehindText(behind: readonly Word[], isOnly: boolean): Counted | null {
  const last = behind.at(-1)
  const hasUnit = last !== undefined && isUnit(last.text)
  const number = hasUnit ? behind.at(-2) : last
  const before = behind[(number?.at ?? 0) - (behind[0]?.at ?? 0) - 1]
  if (!number || !before || !splitQuantity(number.text)) return null
  if (/^\d+$/.test(before.text) || isUnit(before.text) || /^(per|je|à|a|in|at|to|by)$/i.test(before.text))
    return null
  const isCount = number.isTimes || hasUnit || /\d(x|×|\p{L}+)$/u.test(number.text)
  return number.isLed || (isOnly && isCount) ? countOf(number, hasUnit ? last : undefined) : null
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

/** Quantity of a word and its unit; `12.00` may be a price. */
function countOf({ text }: Word, unit: Word | undefined): Counted {
  const written = unit ? `${text} ${unit.text}` : text
  if (/\d[.,]\d\d$/.test(text)) return unclear(written)
  return counted(readQuantity(written, null), written)
}

/** Words after which a number before a part number is a count; behind others it may be a size: `type 21 TB10773`. */
const callsFor =
  /^(us|me|and|also|plus|\+|&|add|want|require|buy|ship|supply|get|quote|with|another|more|und|sowie|auch|noch|bitte|et|aussi|y|e|en|ook|mais|altri)$/i

/** Count right before the part number: `4`, `4 EA`, `4x`; not the number of a numbered line. */
function countAtEnd(before: readonly Word[], isNumbered: boolean): Counted | null {
  const last = before.at(-1)
  const unit = last && isUnit(last.text) ? last : undefined
  const number = unit ? before.at(-2) : last
  if (!number || !/^[-+]?[\d.,]+(?:x|×|\p{L}{1,5}\.?)?$/iu.test(number.text)) return null
  if ((isNumbered && number.at === 0) || !splitQuantity(unit ? `${number.text} ${unit.text}` : number.text))
    return null
  const prior = before[number.at - 1]?.text ?? ''
  if (isUnit(prior)) return unclear(number.text)
  const isClear = unit || number.isTimes || number.at === 0 || /\D$/.test(number.text)
  return isClear || callsFor.test(prior) ? countOf(number, unit) : unclear(number.text)
}

/** Count right behind the part number: `4`, `40 ft`, `x4`, `-2`; not the `2` of `2 1/2 in`. */
function countAtStart([first, second]: readonly Word[]): Counted | null {
  if (!first || !splitQuantity(first.text) || /^\d/.test(second?.text ?? '')) return null
  if (/^(or|to|oder|bis|ou|o|of)$/i.test(second?.text ?? '')) return unclear(first.text)
  return countOf(first, second && isUnit(second.text) ? second : undefined)
}
