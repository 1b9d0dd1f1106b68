import { expect, it } from 'vitest'
import { errorsByField } from '../../core/kernel/index.ts'
import { checkSynonym } from './check-synonym.ts'

it('a synonym is stored with trimmed texts (FIND-34)', () => {
  expect(checkSynonym({ word: ' mech seal', means: 'mechanical seal ' })).toEqual({
    ok: true,
    value: { word: 'mech seal', means: 'mechanical seal' },
  })
})

it.each([
  ['', ' ', { word: 'A synonym needs a word.', means: 'Say what the word means.' }],
  ['packing', ' Packing', { means: 'A word cannot mean itself.' }],
  ['--', 'seal', { word: 'Enter at least one letter or figure.' }],
  ['seal', '?!', { means: 'Enter at least one letter or figure.' }],
])('synonym %j for %j is rejected (FIND-34)', (word, means, errors) => {
  expect(errorsByField(checkSynonym({ word, means }))).toEqual(errors)
})
