import { searchWords } from '../../catalogue/numbers/index.ts'
import type { Fault } from './fault.ts'

/** A thing that a remedy tells to replace. */
export interface Phrase {
  /** Its words in the singular, without articles; the last one is the noun. */
  words: string[]
  noun: string
  isPlural: boolean
  /** Part numbers among the words. */
  numbers: string[]
}

const replaces = /\b(?:renew|replac|exchang|chang|fit|install|substitut)(?:e?d|es?|s|ing|ting|ment)?\b/i
/** Where what is to be replaced ends: another instruction, a condition, or a place. */
const ends =
  /\b(?:before|after|within|with|if|when|where|until|by|as|from|in|on|at|for|to|every|twice)\b|(?:,|\band\b|\bthen\b)\s*(?:then\s+)?(?:align|adjust|check|clean|tighten|loosen|look|measure|set|open|close|vent|fill|drain|remove|take|turn|grease|oil|lubricate|inspect|test|run|start|stop|repair|realign|balance|flush|prime|lower|raise|throttle|level|shim|clear|correct|reduce|increase|call)\b/i
/** A thing named before: *replace it*, *replace if worn*. */
const isNamedBefore = /^\s*(?:$|it\b|them\b|both\s*$|these\b|if\b|when\b|as\b|where\b)/i

/**
 * Things that a remedy tells to replace. *Check the seal, replace it if worn* names it before, and *Replace it* in the cause.
 * Steps such as *align the coupling* name no part to order.
 */
export function phrasesOf(
  { cause, remedy }: Pick<Fault, 'cause' | 'remedy'>,
  isKnown: (phrase: Phrase) => boolean,
): Phrase[] {
  return remedy.split(/[.;:](?:\s+|$)/).flatMap((sentence) => {
    const verb = replaces.exec(sentence)
    if (!verb) return []
    const behind = sentence.slice(verb.index + verb[0].length)
    const named = thingsIn(behind.split(ends)[0] ?? '').filter(isKnown)
    if (named.length > 0 || !isNamedBefore.test(behind)) return named
    const before = thingsIn(sentence.slice(0, verb.index)).filter(isKnown)
    return before.length > 0 ? before : thingsIn(cause).filter(isKnown)
  })
}

const empty = new Set(
  'the a an its their all both any each new old worn damaged defective faulty broken leaking cracked scored and must should be check inspect look at clean is are or has have been not too'.split(
    ' ',
  ),
)

function thingsIn(text: string): Phrase[] {
  return text.split(/,|\/|&|\band\b|\bor\b/i).flatMap((piece) => {
    const all = searchWords(piece).filter((word) => !empty.has(word))
    const words = all.map(singular)
    const noun = words.at(-1)
    if (noun === undefined) return []
    return {
      words,
      noun,
      isPlural: all.at(-1) !== noun,
      numbers: piece.toUpperCase().match(partNumber) ?? [],
    }
  })
}

const partNumber = /[A-Z\d][A-Z\d./-]*\d[A-Z\d./-]*/g

/** Singular of a word of a description. */
export const singular = (word: string) =>
  /[^s]s$/.test(word) && word.length > 3 ? word.replace(/(?<=sh|ch|x)es$|s$/, '') : word
