import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '../../core/kernel/index.ts'
import { bestSuggestions } from './best-suggestions.ts'
import { countMistakes, searchTypes } from '../../catalogue/numbers/index.ts'

const suggest = (type: 'bom' | 'serial' | 'part', identifier: string, description = 'Seal, mechanical') => ({
  type,
  identifier,
  description,
})
const numbers = (typed: string, ...candidates: ReturnType<typeof suggest>[]) =>
  bestSuggestions(typed, candidates).map(({ identifier }) => identifier)

describe('ranking of suggestions (E68)', () => {
  it('equal numbers come first, then prefixes, then partial matches; descriptions match too', () => {
    const candidates = [
      suggest('part', 'X-9', 'Kit 10 773'),
      suggest('part', '4-TB10-7'),
      suggest('part', 'TB10773'),
      suggest('part', 'TB-107'),
      suggest('part', 'TB1-0-7-7'),
    ]
    expect(numbers('tb107', ...candidates)).toEqual(['TB-107', 'TB10773', 'TB1-0-7-7', '4-TB10-7'])
    expect(numbers('773 10', ...candidates)).toEqual(['X-9'])
  })

  it('leading zeros and dashes are ignored', () => {
    expect(numbers('417', suggest('part', '4170'), suggest('part', '00-417'))).toEqual(['00-417', '4170'])
  })

  it('the words of a description match in any order', () => {
    const [gasket, cover] = [suggest('part', 'A1', 'Gasket, casing'), suggest('part', 'A2', 'Casing cover')]
    expect(numbers('casing gask', gasket, cover)).toEqual(['A1'])
    expect(numbers('casing', gasket, cover)).toEqual(['A2', 'A1'])
  })
})

it('parts that are what a word names come before others with that word, in number or description (FIND-43)', () => {
  const candidates = [
    suggest('part', 'DRV-SEAL', 'Driver, seal'),
    suggest('part', 'GLD-1', 'Gland, mechanical seal'),
    suggest('part', 'TB10773-14', 'Seal, mechanical, long'),
  ]
  expect(numbers('seal', ...candidates)).toEqual(['TB10773-14', 'DRV-SEAL', 'GLD-1'])
  expect(numbers('mechanical seal', ...candidates)).toEqual(['TB10773-14', 'GLD-1'])
})

describe('similar suggestions (E68)', () => {
  const near = suggest('part', '235626')
  it('a similar number is suggested if its type has no better match, nearest first', () => {
    expect(numbers('235662', suggest('part', '235999'), near)).toEqual(['235626'])
    expect(numbers('235662', suggest('bom', 'K2356629'), near)).toEqual(['K2356629', '235626'])
    expect(numbers('235662', suggest('part', '7235662'), near)).toEqual(['7235662'])
  })

  it('a similar number is not suggested beside an exact one', () => {
    expect(numbers('235662', suggest('serial', '235662'), near)).toEqual(['235662'])
  })

  it('only similar numbers with the fewest typos are suggested', () => {
    expect(numbers('10O234', suggest('serial', '100934'), suggest('serial', '100234'))).toEqual(['100234'])
  })

  it('a similar number is marked as another one, the same in another spelling is not (FIND-40)', () => {
    expect(bestSuggestions('TB10774', [suggest('part', 'TB10773')])).toMatchObject([{ isSimilar: true }])
    expect(bestSuggestions('TBIO773', [suggest('part', 'TB10773')])).toEqual([suggest('part', 'TB10773')])
  })

  it('the same number comes first, then those that begin with the text or contain it (FIND-40)', () => {
    const candidates = [suggest('part', 'K5S1-7'), suggest('part', 'K551')]
    expect(numbers('K5S1', ...candidates)).toEqual(['K551', 'K5S1-7'])
    expect(numbers('K551', ...candidates)).toEqual(['K551'])
  })

  it('a text with look-alikes finds the numbers that begin with it (FIND-40)', () => {
    expect(numbers('TBIO7', suggest('part', 'TB10773'), suggest('part', 'TB20773'))).toEqual(['TB10773'])
  })

  it('a description may be similar, but not by its digits', () => {
    expect(numbers('gaskt', suggest('part', 'A1', 'Gasket, casing'))).toEqual(['A1'])
    expect(numbers('2356', suggest('part', 'A1', 'Screw 235'))).toEqual([])
  })

  it('a suggestion needs a query of more than three characters', () => {
    expect(numbers('VT2', suggest('part', 'VT1'))).toEqual([])
    expect(numbers('VTX2', suggest('part', 'VTX1'))).toEqual(['VTX1'])
  })
})

it('suggestions are grouped by type, limited per type and unique (E68)', () => {
  const candidate = fc.record({
    type: fc.constantFrom(...searchTypes),
    identifier: fc.stringMatching(/^[AB1-]{1,6}$/),
    description: fc.constantFrom('Seal', 'Gasket'),
  })
  fc.assert(
    fc.property(fc.stringMatching(/^[AB1]{1,4}$/), fc.array(candidate), (typed, candidates) => {
      const best = bestSuggestions(typed, candidates)
      const places = best.map(({ type }) => searchTypes.indexOf(type))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      for (const type of searchTypes)
        expect(best.filter((one) => one.type === type).length).toBeLessThanOrEqual(limits.suggestions)
      expect(candidates).toEqual(expect.arrayContaining(best.map(({ isSimilar: _, ...one }) => one)))
      expect(new Set(best.map(({ type, identifier }) => type + identifier)).size).toBe(best.length)
    }),
  )
})

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
])('query %j against %j has %i typos', (typed, text, mistakes) => {
  expect(countMistakes(typed, text)).toBe(mistakes)
})

it('a substring has no typos, and one edit adds at most one', () => {
  fc.assert(
    fc.property(word, word, word, fc.nat({ max: 8 }), (before, piece, after, place) => {
      const text = before + piece + after
      expect(countMistakes(piece, text)).toBe(0)
      expect(countMistakes(`${piece.slice(0, place)}Z${piece.slice(place)}`, text)).toBeLessThanOrEqual(1)
      expect(countMistakes(piece.slice(0, place) + piece.slice(place + 1), text)).toBeLessThanOrEqual(1)
    }),
  )
})

it('there are never more typos than typed characters', () => {
  fc.assert(
    fc.property(word, word, (typed, text) => {
      expect(countMistakes(typed, text)).toBeLessThanOrEqual(typed.length)
    }),
  )
})
