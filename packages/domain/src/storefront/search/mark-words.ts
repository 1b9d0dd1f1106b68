import type { MarkedText } from './search-results.ts'
import { searchWords, stemOf } from '../../catalogue/numbers/index.ts'

const pieces = /(?:\d{1,2}[ -])?\d{1,2}\/\d{1,2}|\d[\d.,]*\d|o[ -]ring|[\p{L}\p{N}]+/giu

/** Marks the positions in a text where one of these words occurs: whole, as a beginning, or in another form. */
export function markWords(text: string, words: readonly string[]): MarkedText {
  const stems = words.map(stemOf)
  const marks: [number, number][] = []
  for (const { 0: piece, index } of text.matchAll(pieces))
    if (searchWords(piece).some((word) => holds(stems, word))) marks.push([index, index + piece.length])
  return { text, marks }
}

const holds = (stems: readonly string[], word: string) =>
  stems.some((stem) => (stem.length < 3 ? word === stem : word.startsWith(stem)))

/** Characters shown of a page that matches. */
const SNIPPET = 180

/** The part of a page that contains the most of the words, with marks. */
export function snippetOf(text: string, words: readonly string[]): MarkedText {
  const line = text.replace(/\s+/g, ' ').trim()
  const { marks } = markWords(line, words)
  const from = fullestPiece(line, marks)
  const end = line.indexOf(' ', from + SNIPPET)
  return markWords(line.slice(from, end === -1 ? undefined : end), words)
}

/** Start of the part that contains the most distinct words, shortly before one of the marks; a single pass over the marks. */
function fullestPiece(line: string, marks: readonly [number, number][]): number {
  const words = marks.map(([start, end]) => line.slice(start, end).toLowerCase())
  const beginOf = openBegins(line)
  const within = new Map<string, number>()
  let [first, next, best, most] = [0, 0, 0, 0]
  for (const [start] of marks) {
    const from = beginOf(start)
    for (; next < marks.length && (marks[next]?.[1] ?? 0) <= from + SNIPPET; next++) count(next, 1)
    for (; first < next && (marks[first]?.[0] ?? 0) < from; first++) count(first, -1)
    if (within.size > most) [best, most] = [from, within.size]
  }
  return best

  function count(place: number, by: number) {
    const word = words[place] ?? ''
    const times = (within.get(word) ?? 0) + by
    if (times > 0) within.set(word, times)
    else within.delete(word)
  }
}

/**
 * Returns a function that finds the start of the part with a mark, called for the marks in order: a word start shortly
 * before it.
 */
function openBegins(line: string): (start: number) => number {
  let begin = 0
  let space = line.indexOf(' ')
  return (start) => {
    if (start < SNIPPET / 4) return 0
    for (; space !== -1 && space <= start - SNIPPET / 4; space = line.indexOf(' ', space + 1))
      begin = space + 1
    return begin
  }
}
