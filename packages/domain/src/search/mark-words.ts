import type { MarkedText } from './search-results.ts'
import { searchWords } from './search-text.ts'

const pieces = /(?:\d{1,2}[ -])?\d{1,2}\/\d{1,2}|\d[\d.,]*\d|o[ -]ring|[\p{L}\p{N}]+/giu

/** Marks where a text holds one of these words, whole, as a beginning or in another of its forms. */
export function markWords(text: string, words: readonly string[]): MarkedText {
  const stems = words.map(stemOf)
  const marks: [number, number][] = []
  for (const { 0: piece, index } of text.matchAll(pieces))
    if (searchWords(piece).some((word) => holds(stems, word))) marks.push([index, index + piece.length])
  return { text, marks }
}

const holds = (stems: readonly string[], word: string) =>
  stems.some((stem) => (stem.length < 3 ? word === stem : word.startsWith(stem)))

/** A word without the ending that another form of it may lack. */
const stemOf = (word: string) => word.replace(/^([a-z]{4,}?)(?:ings?|ed|es|s|e)$/, '$1')

/** Characters of a page that are shown of what was found in it. */
const SNIPPET = 180

/** The piece of a page in which most of the words stand, marked. */
export function snippetOf(text: string, words: readonly string[]): MarkedText {
  const line = text.replace(/\s+/g, ' ').trim()
  const { marks } = markWords(line, words)
  const best = marks.map(([start]) => piecesNear(line, marks, start)).toSorted((a, b) => b.count - a.count)[0]
  const from = best?.from ?? 0
  const end = line.indexOf(' ', from + SNIPPET)
  return markWords(line.slice(from, end === -1 ? undefined : end), words)
}

/** How many different words stand in the piece that begins shortly before a mark. */
function piecesNear(line: string, marks: readonly [number, number][], start: number) {
  const from = start < SNIPPET / 4 ? 0 : line.lastIndexOf(' ', start - SNIPPET / 4) + 1
  const near = marks.filter(([mark, end]) => mark >= from && end <= from + SNIPPET)
  return { from, count: new Set(near.map(([mark, end]) => line.slice(mark, end).toLowerCase())).size }
}
