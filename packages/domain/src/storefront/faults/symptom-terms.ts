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
].map((words) => words.split(' ').map(stemOf))

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

const negations = new Set(
  'no not none never cannot won doesn isn don didn can couldn wont doesnt isnt dont cant without fails failed loses lost'.split(
    ' ',
  ),
)

/** Words that say nothing about which fault it is. */
const fillers = new Set([
  ...negations,
  ...(
    't s my our the a an is are be does do will to why when at of in on and too much very keeps getting pump pumps unit machine ' +
    'fault symptom trouble problem any it i up'
  ).split(' '),
])

/** Words as typed, or their synonyms, or known words one typo away. */
interface Term {
  whole: string[][]
  meant: string[]
}

/**
 * Terms of a text about a fault, each with the alternatives in which a symptom may say it; null for any other text.
 * `pump won't prime` asks for *prime*.
 */
export function symptomTerms(terms: readonly Term[]): string[][][] | null {
  const typed = terms.flatMap(({ whole, meant }) => [...(whole[0] ?? []), ...meant])
  if (!typed.some((word) => negations.has(word) || signs.has(stemOf(word)))) return null
  const content = terms.filter(({ whole: [words = []] }) => !words.every((word) => fillers.has(word)))
  return content.length === 0 ? null : content.map(alternativesOf)
}

function alternativesOf({ whole, meant }: Term): string[][] {
  const words = [...whole, ...meant.map((word) => [word])]
  const alike = words.flatMap(([first = '', ...rest]) =>
    rest.length > 0 ? [] : sames.filter((same) => same.includes(stemOf(first))).flat(),
  )
  return [...words, ...alike.map((word) => [word])]
}

/** True for a word that says which fault it is. */
export const isContent = (word: string) => !fillers.has(word)
