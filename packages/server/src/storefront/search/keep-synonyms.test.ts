import { findResults, listSynonyms, deleteSynonym, saveSynonym } from '@volute/domain/storefront/search'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ada: Caller
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ada = await shop.signIn('ada@volute.example')
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

const list = async (searchValue: string) =>
  (await shop.call(listSynonyms, { searchValue }, ada)).body.synonyms.map(({ word, means }) => [word, means])
const save = (word: string, means: string) => shop.call(saveSynonym, { word, means }, ada)

async function partsFound(q: string): Promise<number> {
  const { body } = await shop.call(findResults, { q }, ben)
  return body.groups.find(({ kind }) => kind === 'part')?.rowCount ?? 0
}

it('a new shop has the usual trade synonyms (FIND-12, E150)', async () => {
  expect(await list('mech seal')).toEqual([['mech seal', 'mechanical seal']])
  expect(await list('PACKING')).toEqual(expect.arrayContaining([['gland packing', 'packing']]))
})

it('a synonym is added, used in searches at once, and changed ignoring case (FIND-12, E151)', async () => {
  expect(await partsFound('flatring')).toBe(0)
  const { body } = await save('Flatring', 'gasket')
  expect(await partsFound('flatring')).toBeGreaterThan(0)
  expect((await save('FLATRING ', 'nothing known')).body).toEqual(body)
  expect(await list('flatring')).toEqual([['FLATRING', 'nothing known']])
  expect(await partsFound('flatring')).toBe(0)
})

it.each([
  ['', 'gasket'],
  ['x', ' '],
  ['x'.repeat(51), 'gasket'],
])('%j for %j is rejected (FIND-12, E151)', async (word, means) => {
  expect((await save(word, means)).status).toBe(400)
})

it('a synonym is removed once, and saving and removing it are audited (FIND-12, E152)', async () => {
  const { body } = await save('Brown stuff', 'grease')
  const remove = () => shop.call(deleteSynonym, { synonymId: String(body.synonymId) }, ada)
  expect((await remove()).status).toBe(200)
  expect(await list('brown stuff')).toEqual([])
  expect(await remove()).toMatchObject({
    status: 404,
    body: { error: 'The requested synonym was not found.' },
  })
  const acts = await shop.shop.db.select().from(schema.events).orderBy(desc(schema.events.id)).limit(2)
  expect(acts.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['remove-synonym', { word: 'Brown stuff' }],
    ['save-synonym', { word: 'Brown stuff', means: 'grease' }],
  ])
})
