import { expect, it } from 'vitest'
import { ribbonTexts, textsWithFigures } from './ribbon-texts.ts'

it('the cards show their figures (SHELL-52)', () => {
  // Evening at the shop.
  const lastOrderUtc = '2026-11-19T04:00:00.000Z'
  const figures = { users: 12, roles: 1, openQuotes: 0, lastOrderUtc }
  expect(textsWithFigures(figures, 'America/Los_Angeles')).toEqual({
    ...ribbonTexts,
    users: '12 users',
    roles: '1 role',
    quotes: '0 open quotes',
    history: 'Last order 11/18/2026',
  })
})

it('a card without a figure shows its description (SHELL-52)', () => {
  const none = { users: null, roles: null, openQuotes: null, lastOrderUtc: null }
  expect(textsWithFigures(none, 'America/Los_Angeles')).toEqual(ribbonTexts)
})
