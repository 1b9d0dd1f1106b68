import { findResults, suggestNumbers } from '@volute/domain/storefront/search'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importFolder } from '../../src/workbench/import/index.ts'
import { type Caller, openTestShop, type TestShop } from '../open-test-shop.ts'
import { addBom } from '../add-bom.ts'
import { addOwnNames } from './add-own-names.ts'
import { missed } from './first-three.ts'
import { addTradeParts } from './trade-parts.ts'
import { tradeQueries } from './trade-queries.ts'

let shop: TestShop
let ben: Caller & { userId: number }
beforeAll(async () => {
  shop = await openTestShop()
  await importFolder(shop.shop, fileURLToPath(new URL('../../../../demo/catalogue', import.meta.url)))
  await addTradeParts(shop.shop.db)
  ben = await shop.signIn('ben@riverbend.example')
  await addOwnNames(shop.shop.db, ben, {
    erpOrderId: '100011',
    orderNumber: '100011',
    poNumber: '88-1036',
    quote: 'Spring',
    tag: 'P-301A',
    nickname: 'Big Rosie',
  })
})
afterAll(() => shop.close())

it('at least 57 of 60 queries of the trade find what is meant among the first three results (FIND-43)', async () => {
  const misses = await missed(shop, ben, tradeQueries)
  expect(tradeQueries).toHaveLength(60)
  expect(misses.slice(3)).toEqual([])
})

const find = async (q: string) => (await shop.call(findResults, { q }, ben)).body
const described = async (q: string) =>
  (await find(q)).groups.flatMap(({ hits }) =>
    hits.flatMap((hit) => (hit.kind === 'part' ? hit.description.text : [])),
  )

it.each(['impeller', 'bearing', 'seal', 'gasket', 'O-ring', 'V-belt'])(
  'the first three results and suggestions for %j are one by their noun (FIND-43)',
  async (noun) => {
    const { suggestions } = (await shop.call(suggestNumbers, { text: noun }, ben)).body
    const suggested = suggestions.flatMap(({ type, description }) => (type === 'part' ? description : []))
    for (const descriptions of [await described(noun), suggested])
      expect(descriptions.slice(0, 3).map((description) => description.split(',')[0]?.toLowerCase())).toEqual(
        Array.from({ length: 3 }, () => noun.toLowerCase()),
      )
  },
)

it.each([
  ['o-ring', []],
  ['v-belt', []],
  ['vbelt', []],
  ['belts', []],
  ['cleanout cover', []],
  ['blet', [{ typed: 'blet', meant: ['belt'] }]],
  ['sael lip', [{ typed: 'sael', meant: ['seal'] }]],
  ['wxyz seal', []],
])('the correction of %j is %j: one reading or none (FIND-44)', async (q, meant) => {
  expect((await find(q)).meant).toEqual(meant)
})

it.each([
  ['impeller 316', ['316']],
  ['316 impeller duplex', ['316', 'duplex']],
  ['seal of the casing', []],
  ['impeller bronze', []],
  ['wxyz', []],
])('of %j no part has %j (FIND-45)', async (q, missing) => {
  const parts = (await find(q)).groups.find(({ kind }) => kind === 'part')
  expect(parts?.missing ?? []).toEqual(missing)
})

it('parts with most of the words have the noun that is searched for (FIND-45)', async () => {
  const found = await described('impeller 316')
  expect(found.filter((description) => !description.startsWith('Impeller'))).toEqual([])
  expect(found.length).toBeGreaterThan(3)
})

it.each([
  ['TB10773 4', 'TB10773', 4],
  ['tbio773 x4', 'TB10773', 4],
  ['4 x 236020', '236020', 4],
  ['D7232 2', null, undefined],
  ['100234 2', null, undefined],
  ['bearing 6309', null, undefined],
])('%j is %j, quantity %s, in results and suggestions (FIND-46)', async (q, partNumber, quantity) => {
  const found = await find(q)
  expect(found.quantity).toBe(quantity)
  expect(found.exact.find(({ type }) => type === 'part')?.identifier ?? null).toBe(partNumber)
  const { suggestions } = (await shop.call(suggestNumbers, { text: q }, ben)).body
  const [first] = suggestions.filter(({ type }) => type === 'part')
  if (partNumber) expect(first).toMatchObject({ identifier: partNumber })
})

it('a number that ends like a quantity is itself (FIND-46)', async () => {
  await addBom(shop.shop.db, [], ['3950', '3950 12'])
  const found = await find('3950 12')
  expect(found.quantity).toBeUndefined()
  expect(found.exact).toEqual([{ type: 'part', identifier: '3950 12' }])
})
