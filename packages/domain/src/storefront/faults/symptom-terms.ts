import { stemOf } from '../../catalogue/numbers/index.ts'

/** Words that name the same sign of a fault. */
const sames = [
  'leak leaky drip seep spill weep',
  'noise noisy loud rattle rattling knock rumble rumbling whistle whistling squeal grind grinding hum growl',
  'hot heat overheat warm burn',
  'vibration vibrate vibrating shake shaking',
  'prime priming',
  'overload trip',
  'clog block blocked jam plugged',
  'flow water discharge delivery capacity',
  'low little insufficient reduced weak fall fallen drop',
  'stop stall',
  'worn wear',
  'backward backwards reverse',
].map((words) => words.split(' '))

/** Words that make a text a question about a fault; the names of parts are not among them. */
const signs = new Set(
  (
    'leak leaky drip seep weep noise noisy loud rattle knock rumble whistle squeal grind hum growl overheat hot heat burn smoke ' +
    'smell vibration vibrate vibrating shake prime priming overload trip clog jam stuck seize worn broken crack cavitation ' +
    'cavitate surge surging low little weak drop fall stop stall hums backward milky dark scored fault symptom trouble problem'
  )
    .split(' ')
    .map(stemOf),
)

/** Signs whose stem also names parts: a plug, a block. */
const wholeSigns = new Set(['blocked', 'plugged', 'loose', 'burnt'])

const negations = new Set(
  'no not none never cannot won doesn isn don didn can couldn wont doesnt isnt dont cant without fails failed loses lost'.split(
    ' ',
  ),
)

/** Words that say nothing about the fault. */
const fillers = new Set(
  (
    't s my our the a an is are be does do will to why when at of in on and too much very keeps getting pump pumps unit machine ' +
    'fault symptom trouble problem any it its i up'
  ).split(' '),
)

/** Words as typed, or their synonyms, or known words one typo away. */
interface Term {
  whole: string[][]
  meant: string[]
}

/** A text about a fault. */
export interface AskedSymptom {
  /** Each with the alternatives in which a symptom may say it. */
  terms: string[][][]
  /** Typed words that say something about the fault, negations included. */
  typed: string[]
}

/** Terms of a text about a fault; null for any other text. `pump won't prime` asks for *prime*. */
export function symptomTerms(terms: readonly Term[]): AskedSymptom | null {
  const typed = terms.flatMap(({ whole, meant }) => [...(whole[0] ?? []), ...meant])
  if (!typed.some(isSign)) return null
  const content = terms.filter(({ whole: [words = []] }) => words.some(isContent))
  if (content.length === 0) return null
  return { terms: content.map(alternativesOf), typed: typed.filter((word) => !fillers.has(word)) }
}

const isSign = (word: string) => negations.has(word) || wholeSigns.has(word) || signs.has(stemOf(word))

function alternativesOf({ whole, meant }: Term): string[][] {
  const words = [...whole, ...meant.map((word) => [word])]
  const alike = words.flatMap(([first = '', ...rest]) =>
    rest.length > 0 ? [] : sames.filter((same) => same.some((word) => stemOf(word) === stemOf(first))).flat(),
  )
  return [...words, ...alike.map((word) => [word])]
}

/** True for a word that says which fault it is. */
export const isContent = (word: string) => !fillers.has(word) && !negations.has(word)
