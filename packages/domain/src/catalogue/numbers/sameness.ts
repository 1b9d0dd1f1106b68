import { foldedKey, withoutLookAlikes, withoutSigns } from './folded-key.ts'
import { type NumberKind, type Reading, readNumber } from './read-number.ts'
import { hasDigit } from './search-key.ts'
import type { SearchType } from './search-types.ts'

/** Ways in which a typed text may name a number, surest first; a possible number is offered and never taken. */
export const samenesses = ['EXACT', 'SIGNS', 'ZEROS', 'ALIKE', 'POSSIBLE'] as const
export type Sameness = (typeof samenesses)[number]

/** Minimum length of a key whose look-alikes are taken for each other; shorter ones are only possible. */
const SHORTEST = 4

export interface NamedNumber {
  type: SearchType | 'order' | 'tag'
  identifier: string
}

/** A typed text that is compared with known numbers. */
export interface TypedNumber {
  /** Keys under which its numbers are found. */
  keys: string[]
  /** Sameness with a known number; null if it is another one. */
  compare: (number: NamedNumber) => Sameness | null
  /** True if a known number begins with the text, apart from look-alikes. */
  begins: (number: NamedNumber) => boolean
}

/**
 * Reads a typed text as a number. `tb-10773` and TB10773 differ by SIGNS, `0027115` and 27115 by ZEROS, `TBIO773` and TB10773
 * are ALIKE; TB10774 is another number.
 */
export function typedNumber(typed: string): TypedNumber {
  const [itself, ...others] = readNumber(typed)
  const readings = [itself, ...others].map(formsOf)
  return {
    keys: [...new Set(readings.map(({ key }) => key))].filter((key) => key !== ''),
    compare({ type, identifier }) {
      if (identifier.toUpperCase() === itself.text.toUpperCase()) return 'EXACT'
      const number = { signless: withoutSigns(identifier), folded: withoutLookAlikes(identifier) }
      const kind = kindOf(type)
      const ranks = readings.flatMap((one) => (one.kinds.includes(kind) ? rankOf(one, number) : []))
      return samenesses[Math.min(...ranks)] ?? null
    },
    begins: ({ identifier }) => {
      const [{ folded, mayBeAlike } = { folded: '', mayBeAlike: false }] = readings
      return mayBeAlike && withoutLookAlikes(identifier).startsWith(folded)
    },
  }
}

/**
 * The numbers that a typed text names in the surest way. One of them is meant; of several the person chooses. Possible
 * numbers are not named.
 */
export function meantNumbers<N extends NamedNumber>(typed: string, known: readonly N[]): N[] {
  const { compare } = typedNumber(typed)
  const ranks = known.map((one) => samenesses.indexOf(compare(one) ?? 'POSSIBLE'))
  const best = Math.min(...ranks)
  return best < samenesses.indexOf('POSSIBLE') ? known.filter((_, place) => ranks[place] === best) : []
}

/** The number that a typed text names; undefined if it names none, or several. */
export function meantNumber<N extends NamedNumber>(typed: string, known: readonly N[]): N | undefined {
  const [meant, ...others] = meantNumbers(typed, known)
  return others.every(({ identifier }) => identifier === meant?.identifier) ? meant : undefined
}

const kindOf = (type: NamedNumber['type']): NumberKind => (type === 'bom' ? 'part' : type)

type Forms = ReturnType<typeof formsOf>
const formsOf = ({ text, kinds, isSure }: Reading) => ({
  kinds,
  isSure,
  key: foldedKey(text),
  signless: withoutSigns(text),
  folded: withoutLookAlikes(text),
  mayBeAlike: hasDigit(text) && !/(?<!\S)[a-z]{4,}(?!\S)/i.test(text),
})

function rankOf(typed: Forms, number: Pick<Forms, 'signless' | 'folded'>): number[] {
  const sameness = samenessOf(typed, number)
  if (sameness === null) return []
  return [samenesses.indexOf(typed.isSure ? sameness : 'POSSIBLE')]
}

function samenessOf(typed: Forms, number: Pick<Forms, 'signless' | 'folded'>): Sameness | null {
  if (typed.key === '') return null
  if (typed.signless === number.signless) return 'SIGNS'
  if (differByZeros(typed.signless, number.signless, typed.signless, number.signless)) return 'ZEROS'
  if (!differByZeros(typed.folded, number.folded, typed.signless, number.signless)) return null
  if (!typed.mayBeAlike) return null
  return typed.key.length < SHORTEST ? 'POSSIBLE' : 'ALIKE'
}

/** True if two texts are the same after the zeros that one of them has in front; these must be written as zeros. */
function differByZeros(one: string, other: string, oneWritten: string, otherWritten: string): boolean {
  const [longer, shorter, written] =
    one.length > other.length ? [one, other, oneWritten] : [other, one, otherWritten]
  return (
    shorter !== '' &&
    longer.endsWith(shorter) &&
    /^0*$/.test(written.slice(0, longer.length - shorter.length))
  )
}
