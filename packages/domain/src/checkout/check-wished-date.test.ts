import { expect, it } from 'vitest'
import { checkWishedDate } from './check-wished-date.ts'

it.each([
  ['2026-11-20', null],
  ['2026-11-19', 'The request is not valid.'],
  ['2031-11-21', null],
  ['2031-11-22', 'The request is not valid.'],
])('on 2026-11-21 the wish for %s answers %j', (date, sentence) => {
  expect(checkWishedDate(date, '2026-11-21')).toBe(sentence)
})
