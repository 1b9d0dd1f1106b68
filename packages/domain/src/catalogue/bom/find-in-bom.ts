import { hasDigit, meantWords, searchKey, wordsOf } from '../numbers/index.ts'
import type { BomLine } from './bom-line.ts'

/** A line of a BOM and its position in the lookup. */
export interface BomPlace {
  line: BomLine
  /** Part numbers down to the assembly that shows the line; empty in a flat list. */
  path: string[]
  /** Positions down to the line itself, as a service entry stores its BOM position. */
  positions: number[]
  /** Index of the row among the part's rows in that list, counted from 1. */
  nth: number
  /** Descriptions of the assemblies above the line, from the top. */
  trail: string[]
  /** Search terms: the part number as a search key, and the words of the description. */
  key: string
  words: string[]
  /** Reference on the drawing; empty in a flat list, which has no drawing. */
  reference: string
}

/** All lines of a BOM on all levels, in tree order; a flat list shows them all at once. */
export function placesIn(bom: { parts: BomLine[] }, { isFlat }: { isFlat: boolean }): BomPlace[] {
  const places = placesBelow(bom.parts, { path: [], positions: [], trail: [] })
  if (!isFlat) return places
  const nths = countParts(places.map(({ line }) => line))
  return places.map((place, row) => ({ ...place, path: [], nth: nths[row] ?? 1, reference: '' }))
}

/** First place of a part in a BOM, else of a part that it replaces. */
export function placeOfPart(bom: { parts: BomLine[] }, partNumber: string): BomPlace | undefined {
  const places = placesIn(bom, { isFlat: false })
  return (
    places.find(({ line }) => line.partNumber === partNumber) ??
    places.find(({ line }) => line.replacedBy?.partNumber === partNumber)
  )
}

type Above = Pick<BomPlace, 'path' | 'positions' | 'trail'>

function placesBelow(lines: BomLine[], { path, positions: above, trail }: Above): BomPlace[] {
  const nths = countParts(lines)
  return lines.flatMap((line, row) => {
    const positions = [...above, line.position]
    const place = {
      line,
      path,
      positions,
      nth: nths[row] ?? 1,
      trail,
      key: searchKey(line.partNumber),
      words: searchWords(line.description),
      reference: line.reference.toLowerCase(),
    }
    const below = {
      path: [...path, line.partNumber],
      positions,
      trail: [...trail, line.description],
    }
    return [place, ...placesBelow(line.parts, below)]
  })
}

/** Index of each line among the lines of the same part, counted from 1. */
function countParts(lines: readonly BomLine[]): number[] {
  const counts = new Map<string, number>()
  return lines.map(({ partNumber }) => {
    const nth = (counts.get(partNumber) ?? 0) + 1
    counts.set(partNumber, nth)
    return nth
  })
}

/**
 * Finds the lines that match a typed text, best match first. Each typed word must be the reference, or occur in the part
 * number or in a word of the description. If no line matches all words, misspelled words are replaced by the nearest ones in
 * the BOM.
 */
export function findInBom(places: readonly BomPlace[], typed: string): BomPlace[] {
  const found = fitting(
    places,
    searchWords(typed).map((word) => [word]),
  )
  if (found.length > 0) return found
  const known = [...new Set(places.flatMap(({ key, words }) => [...words, key.toLowerCase()]))]
  return fitting(
    places,
    searchWords(typed).flatMap((word) => meantWords(word, alike(word, known))),
  )
}

/** Candidates that a word may be a typo of: words for words, and numbers of about the same length for numbers. */
const alike = (word: string, known: readonly string[]) =>
  known.filter((one) =>
    hasDigit(word)
      ? hasDigit(one) && Math.abs(one.length - word.length) <= 1
      : !hasDigit(one) && one.length >= word.length / 2,
  )

/** Ranks the lines that match every word; each word comes with its alternatives. */
function fitting(places: readonly BomPlace[], wanted: readonly string[][]): BomPlace[] {
  if (wanted.length === 0) return []
  const keyed = wanted.map((words) => words.map((word) => ({ word, key: searchKey(word) })))
  return places
    .map((place) => ({ place, misfit: sum(keyed.map((words) => misfitOf(place, words))) }))
    .filter(({ misfit }) => misfit < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.misfit - b.misfit)
    .map(({ place }) => place)
}

function misfitOf(
  { key, words, reference }: BomPlace,
  wanted: readonly { word: string; key: string }[],
): number {
  return Math.min(
    ...wanted.flatMap((one) => [
      one.word === reference ? 0 : Number.POSITIVE_INFINITY,
      misfitIn(key, one.key),
      ...words.map((word) => misfitIn(word, one.word)),
    ]),
  )
}

/** 0 for the whole text, 1 for its beginning, 2 for any other part of it. */
function misfitIn(text: string, wanted: string): number {
  const at = wanted === '' ? -1 : text.indexOf(wanted)
  if (at < 0) return Number.POSITIVE_INFINITY
  if (at > 0) return 2
  return text === wanted ? 0 : 1
}

const searchWords = (text: string) => wordsOf(text.toLowerCase())

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
