import { expect, it } from 'vitest'
import { priceNotice, type PriceKind, priceText } from './customer-price.ts'

it.each([
  ['catalogue', null],
  ['own', 'Your price'],
  ['old', 'Your price, as last known'],
  ['unknown', 'Your price is not known now'],
] as const)('a price of kind %s is labeled %s (PRICE-02)', (kind, text) => {
  expect(priceText(kind)).toBe(text)
})

it.each<[PriceKind[], RegExp | null]>([
  [[], null],
  [['catalogue', 'own'], null],
  [['own', 'old'], /^Some prices could not be asked for/],
  [['old', 'unknown', 'own'], /^Not every price is known/],
])('a cart with prices %j has at most one notice (PRICE-04)', (kinds, text) => {
  const notice = priceNotice(kinds.map((priceKind) => ({ priceKind })))
  expect(notice).toEqual(text === null ? null : expect.stringMatching(text))
})
