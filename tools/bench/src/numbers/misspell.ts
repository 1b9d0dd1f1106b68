import { between, type Chance, pick } from '../catalogue/seeded.ts'

export interface RealNumber {
  type: 'part' | 'serial'
  identifier: string
}

/** Another spelling of a real number, or another number that only resembles it. */
export interface Misspelling {
  kind: keyof typeof kinds
  typed: string
  of: RealNumber
}

const classes = ['0OQD', '1IL', '2Z', '5S', '6G', '8B']

/** Misspelling of a number of this kind; `typo` is another number. */
export function misspell(chance: Chance, of: RealNumber, kind: Misspelling['kind']): Misspelling {
  return { kind, of, typed: kinds[kind](chance, of) }
}

const kinds = {
  signs: (chance: Chance, { identifier }: RealNumber) =>
    withSign(chance, withSign(chance, identifier.toLowerCase())),
  noSigns: (_: Chance, { identifier }: RealNumber) => identifier.replace(/[^\p{L}\d]/gu, ''),
  lookAlike: (chance: Chance, { identifier }: RealNumber) => withLookAlikes(chance, identifier, 1),
  lookAlikes: (chance: Chance, { identifier }: RealNumber) => withLookAlikes(chance, identifier, 3),
  zeros: (chance: Chance, { identifier }: RealNumber) =>
    identifier.startsWith('0')
      ? identifier.replace(/^0+/, '')
      : `${'0'.repeat(between(chance, 1, 3))}${identifier}`,
  prefix: (chance: Chance, { type, identifier }: RealNumber) =>
    pick(
      chance,
      type === 'part'
        ? ['P/N ', 'PN: ', 'Part no. ', '(240)']
        : ['SN ', 'S/N: ', 'Serial ', '(21)', '(8004)'],
    ) + identifier,
  all: (chance: Chance, { identifier }: RealNumber) =>
    `00${withSign(chance, withLookAlikes(chance, identifier, 2))}`,
  typo: (chance: Chance, { identifier }: RealNumber) => withTypo(chance, identifier),
}

export const misspellingKinds = Object.keys(kinds) as (keyof typeof kinds)[]

function withSign(chance: Chance, text: string): string {
  const place = between(chance, 1, text.length - 1)
  return (
    text.slice(0, place) + pick(chance, ['-', ' ', '.', '/', '\u200b', '\u00ad', '–']) + text.slice(place)
  )
}

/** Replaces up to so many characters by another one of their class. */
function withLookAlikes(chance: Chance, text: string, count: number): string {
  const characters = Array.from(text)
  for (let turn = 0; turn < count; turn++) {
    const place = between(chance, 0, characters.length - 1)
    const found = classes.find((one) => one.includes(characters[place]?.toUpperCase() ?? ' '))
    if (found) characters[place] = pick(chance, Array.from(found))
  }
  return characters.join('')
}

/** Replaces a digit by one that is no look-alike of it. */
function withTypo(chance: Chance, text: string): string {
  const places = Array.from(text.matchAll(/\d/g), ({ index }) => index)
  const place = pick(chance, places)
  const digit = (Number(text[place]) + between(chance, 1, 9)) % 10
  return `${text.slice(0, place)}${digit}${text.slice(place + 1)}`
}

/** Key of a number by a rule of its own, to judge the shop's answers. */
export const judgedKey = (number: string) =>
  Array.from(
    number.toUpperCase().replace(/[^\p{L}\d]/gu, ''),
    (one) => classes.find((of) => of.includes(one))?.[0] ?? one,
  )
    .join('')
    .replace(/^0+/, '')

/** A number in upper case without signs, by the same rule. */
export const judgedSignless = (number: string) => number.toUpperCase().replace(/[^\p{L}\d]/gu, '')
