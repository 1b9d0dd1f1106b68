import { findResults, saveSynonym } from '@volute/domain/storefront/search'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '../../src/core/db/index.ts'
import { type Caller, openTestShop, type TestShop } from '../open-test-shop.ts'
import { rolledBack } from '../rolled-back.ts'

let shop: TestShop
let ada: Caller
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ada = await shop.signIn('ada@volute.example')
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

const piece = fc.oneof(
  fc.constantFrom('seal', 'mech', 'ring', '1 3/4"', '.5', 'the', 'Ł', 'насос', '😀', 'ﬁ', "o'ring", 'x'),
  fc.constantFrom(
    '--',
    '?!',
    "'",
    "''",
    '\\',
    ':*',
    '&',
    '|',
    '!',
    '(',
    '<->',
    '"',
    '.',
    '×',
    '°',
    '\t',
    '\u200b',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const typed = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(' ').slice(0, 50))
const synonym = fc.record({ word: typed, means: typed })

it('saving any synonyms and searching for their words never gives a server error (FIND-12, FIND-34)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(synonym, { minLength: 1, maxLength: 3 }), typed, async (synonyms, other) => {
      const statuses = await rolledBack(shop, async () => {
        const saved = []
        for (const one of synonyms) saved.push((await shop.call(saveSynonym, one, ada)).status)
        const asked = synonyms.flatMap(({ word, means }) => [word, means, `${word} ${other}`])
        for (const q of asked) saved.push((await shop.call(findResults, { q }, ben)).status)
        return saved
      })
      expect(Math.max(...statuses)).toBeLessThan(500)
    }),
    { seed: Number(process.env['FUZZ_SEED'] ?? 13), numRuns: Number(process.env['FUZZ_RUNS'] ?? 20) },
  )
})

it('a stored synonym without a word does not break a search (FIND-12)', async () => {
  const { db } = shop.shop
  await db.insert(schema.synonyms).values([
    { word: 'gizmo', means: '--' },
    { word: '?!', means: 'ring' },
  ])
  for (const q of ['gizmo', 'gizmo ring', 'ring', '?!'])
    expect((await shop.call(findResults, { q }, ben)).status).toBe(200)
})
