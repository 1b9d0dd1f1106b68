import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markWords, snippetOf } from './mark-words.ts'

const marked = (text: string, ...words: string[]) =>
  markWords(text, words).marks.map(([start, end]) => text.slice(start, end))

it.each([
  ['Ring, wear, casing', ['wear', 'ring'], ['Ring', 'wear']],
  ['Gaskets for the casing', ['gasket'], ['Gaskets']],
  ['Tighten the screws', ['screw', 'tightening'], ['Tighten', 'screws']],
  ['Seal, mechanical, 1.750', ['1.75'], ['1.750']],
  ['Connector 1-1/2 in', ['1.5'], ['1-1/2']],
  ['O-ring, nitrile', ['oring'], ['O-ring']],
  ['Type 2', ['2'], ['2']],
  ['Type 21', ['2'], []],
])('in %j the words %j mark %j (FIND-10)', (text, words, expected) => {
  expect(marked(text, ...words)).toEqual(expected)
})

it('marks are in order and within the text (FIND-10)', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, words) => {
      let last = 0
      for (const [start, end] of markWords(text, words).marks) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeLessThanOrEqual(text.length)
        last = end
      }
    }),
  )
})

it('a snippet shows the part of the page with most of the words (FIND-10)', () => {
  const text = `${'Casing first. '.repeat(40)}Torque of the casing screws: 110 ft-lb. ${'More text. '.repeat(40)}`
  const { text: shown, marks } = snippetOf(text, ['casing', 'screw', 'torque'])
  expect(shown).toContain('Torque of the casing screws')
  expect(shown.length).toBeLessThan(260)
  expect(marks.length).toBeGreaterThanOrEqual(3)
  expect(snippetOf('Short', ['none'])).toEqual({ text: 'Short', marks: [] })
})
