import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countMistakes } from './count-mistakes.ts'

const word = fc.stringMatching(/^[A-C0-2]{0,8}$/)

it.each([
  ['TB10773', 'TB10773', 0],
  ['SEAL', 'SEALKIT', 0],
  ['TB10737', 'XTB10773', 1],
  ['10O234', '100234', 1],
  ['D7232CP', 'D72322CP', 1],
  ['1002344', '100234', 1],
  ['GASKT', 'GASKETCASING', 1],
  ['', '100234', 0],
  ['ABC', '', 3],
])('from %j to %j are %i', (typed, text, mistakes) => {
  expect(countMistakes(typed, text)).toBe(mistakes)
})

it('a piece of a text has none, and one slip adds one at most', () => {
  fc.assert(
    fc.property(word, word, word, fc.nat({ max: 8 }), (before, piece, after, place) => {
      const text = before + piece + after
      expect(countMistakes(piece, text)).toBe(0)
      expect(countMistakes(`${piece.slice(0, place)}Z${piece.slice(place)}`, text)).toBeLessThanOrEqual(1)
      expect(countMistakes(piece.slice(0, place) + piece.slice(place + 1), text)).toBeLessThanOrEqual(1)
    }),
  )
})

it('never counts more than the text typed has characters', () => {
  fc.assert(
    fc.property(word, word, (typed, text) => {
      expect(countMistakes(typed, text)).toBeLessThanOrEqual(typed.length)
    }),
  )
})
