import { type BomLine, orderedLine, replacedIn, type Replacing } from '../../catalogue/bom/index.ts'
import { searchWords } from '../../catalogue/numbers/index.ts'
import { limits } from '../../core/kernel/index.ts'
import type { Fault } from './fault.ts'
import { type Phrase, phrasesOf, singular } from './remedy-phrases.ts'

/** Part of the pump that a remedy names; it may be another one unless `isSure`. */
export interface RemedyPart {
  /** The line that is ordered, with the quantity of all its positions. */
  line: BomLine
  /** Number of the superseded part in whose place it is ordered. */
  replaces: string | undefined
  isSure: boolean
}

interface Place {
  line: BomLine
  quantity: number
  above: readonly BomLine[]
  words: ReadonlySet<string>
  /** Last word of the noun, and the words before the second comma. */
  noun: string
  kind: string
  isOfDriver: boolean
}

/**
 * Parts of a pump that the remedies say to replace, found by their noun and further words. A part is sure if it is the only
 * one, or if the remedy names several of one kind: *seal* may mean two kinds of seals, *mechanical seal* one (FIND-61).
 */
export function remedyParts(
  faults: readonly Pick<Fault, 'cause' | 'remedy'>[],
  bom: { parts: BomLine[]; replacing: Replacing },
  manual = '',
): RemedyPart[] {
  const places = placesBelow(bom.parts, [], 1)
  const isOfDriver = driver.test(manual)
  const found = new Map<Place, boolean>()
  for (const phrase of faults.flatMap((fault) =>
    phrasesOf(fault, (one) => meantBy(one, places).length > 0),
  )) {
    const isDrivers = isOfDriver || phrase.words.some((word) => driver.test(word))
    const meant = meantBy(phrase, places).filter((place) => place.isOfDriver === isDrivers)
    const isSure = isSureOf(phrase, meant)
    for (const place of meant) found.set(place, isSure || found.get(place) === true)
  }
  return orderedOf(outermost(found), bom.replacing).slice(0, limits.remedyParts)
}

const driver = /\b(?:motor|driver|engine)\b/i

/** Lines on all levels, each with its quantity in the whole pump. */
function placesBelow(lines: readonly BomLine[], above: readonly BomLine[], times: number): Place[] {
  return lines.flatMap((line) => {
    const [name = '', second = ''] = line.description.split(',')
    const noun = searchWords(name.split(/\b(?:with|for|of)\b/i)[0] ?? '').map(singular)
    const quantity = times * line.buildQuantity
    const path = [...above, line]
    const place = {
      line,
      quantity,
      above,
      words: new Set(searchWords(line.description).map(singular)),
      noun: noun.at(-1) ?? '',
      kind: [...noun, ...searchWords(second)].join(' '),
      isOfDriver: path.some(({ description }) => driver.test(description.split(',')[0] ?? '')),
    }
    return [place, ...placesBelow(line.parts, path, quantity)]
  })
}

/** BOM positions of the parts that a phrase names; a part inside another named part is left out. */
function meantBy(phrase: Phrase, places: readonly Place[]): Place[] {
  const named = places.filter(
    ({ noun, words, line, isOfDriver }) =>
      phrase.numbers.includes(line.partNumber.toUpperCase()) ||
      (noun === phrase.noun &&
        phrase.words.every((word) => words.has(word) || (isOfDriver && driver.test(word)))),
  )
  const lines = new Set(named.map(({ line }) => line))
  return named.filter(({ above }) => !above.some((line) => lines.has(line)))
}

function isSureOf({ isPlural, words, numbers }: Phrase, meant: readonly Place[]): boolean {
  const count = new Set(meant.map(({ line }) => line.partNumber)).size
  const kinds = new Set(meant.map(({ kind }) => kind)).size
  return count === 1 || numbers.length > 0 || (isPlural && (words.length > 1 || kinds === 1))
}

/** Positions without those inside a sure part. */
function outermost(found: ReadonlyMap<Place, boolean>): [Place, boolean][] {
  const sure = new Set([...found].flatMap(([{ line }, isSure]) => (isSure ? [line] : [])))
  return [...found].filter(([{ above }]) => !above.some((line) => sure.has(line)))
}

/** Parts to order for positions, each once: the replacement of a superseded part; parts that are not sold are left out. */
function orderedOf(found: readonly [Place, boolean][], replacing: Replacing): RemedyPart[] {
  const parts = new Map<string, RemedyPart>()
  for (const [{ line, quantity }, isSure] of found) {
    const ordered = orderedLine(line, replacing)
    if (!ordered.isSellable) continue
    const before = parts.get(ordered.partNumber)
    parts.set(ordered.partNumber, {
      line: { ...ordered, buildQuantity: (before?.line.buildQuantity ?? 0) + quantity },
      replaces: before?.replaces ?? replacedIn(line, ordered),
      isSure: isSure || before?.isSure === true,
    })
  }
  return [...parts.values()]
}
