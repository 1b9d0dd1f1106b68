import { findResults, findNumber, suggestNumbers } from '@volute/domain/storefront/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBom } from '../../../test/add-bom.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  await addBom(
    shop.shop.db,
    [],
    ['50%-OFF', 'a_b', 'Dräger-7', "O'RING; drop table parts; --", '007', 'PACKING-40'],
  )
})
afterAll(() => shop.close())

describe('numbers are found ignoring case and returned as the catalogue writes them', () => {
  it.each([
    ['bom', '4rb-em-100', '4RB-EM-100'],
    ['bom', '4RB-WET', '4RB-WET'],
    ['serial', ' 100234 ', '100234'],
    ['part', 'tb10773', 'TB10773'],
    ['part', 'ab/1-2', 'AB/1-2'],
    ['part', '50%-off', '50%-OFF'],
    ['part', 'A_B', 'a_b'],
    ['part', 'DRÄGER-7', 'Dräger-7'],
    ['part', "O'RING; DROP TABLE PARTS; --", "O'RING; drop table parts; --"],
    ['part', '007', '007'],
  ] as const)('%s %s (SEARCH-03, SEARCH-06)', async (type, input, identifier) => {
    const { status, body } = await shop.call(findNumber, { type, input }, ben)
    expect(status).toBe(200)
    expect(body).toEqual({ type, identifier })
  })
})

it('a part that is not sold is found (OQ-58)', async () => {
  const { body } = await shop.call(findNumber, { type: 'part', input: 'NS9000' }, ben)
  expect(body.identifier).toBe('NS9000')
})

describe('a missing number is rejected with the message for its type (SEARCH-07)', () => {
  it.each([
    ['bom', 'NOPE', 'Requested BOM number could not be found.'],
    ['serial', 'NOPE', 'Requested serial number could not be found.'],
    ['part', 'NOPE', 'Requested part number could not be found.'],
    ['part', '', 'Requested part number could not be found.'],
    ['part', '%', 'Requested part number could not be found.'],
    ['part', '7007', 'Requested part number could not be found.'],
    ['part', "' or 1=1 --", 'Requested part number could not be found.'],
    ['part', 'ä'.repeat(100), 'Requested part number could not be found.'],
  ] as const)('%s %s', async (type, input, error) => {
    const { status, body } = await shop.call(findNumber, { type, input }, ben)
    expect({ status, body }).toMatchObject({ status: 404, body: { error } })
  })

  it('a part without lines is not a BOM, and a BOM number is not a serial number', async () => {
    expect((await shop.call(findNumber, { type: 'bom', input: 'TB10773' }, ben)).status).toBe(404)
    expect((await shop.call(findNumber, { type: 'serial', input: '4RB-EM-100' }, ben)).status).toBe(404)
  })
})

it.each([
  ['seal-kit', ['bom', 'part']],
  ['SEALKIT', ['bom', 'part']],
  ['packing-40', ['part']],
  ['4RB-WET', ['bom']],
  ['235626', ['part']],
])('%s is found as every type it has: %j (SEARCH-03, SEARCH-04, OQ-108)', async (text, types) => {
  const { body: results } = await shop.call(findResults, { q: text }, ben)
  const { body: suggested } = await shop.call(suggestNumbers, { text }, ben)
  const numbers = results.exact.map(({ identifier }) => identifier)
  expect(results.exact.map(({ type }) => type)).toEqual(types)
  expect(new Set(numbers).size).toBe(1)
  expect(suggested.suggestions.map(({ type }) => type)).toEqual(types)
})

describe('a request of another shape or without a token is rejected (E25)', () => {
  it.each([
    ['an unknown type', { type: 'pump', input: '4RB' }],
    ['no type', { input: '4RB' }],
    ['a number', { type: 'part', input: 235626 }],
    ['a list', { type: 'part', input: ['TB10773'] }],
    ['101 characters', { type: 'part', input: 'x'.repeat(101) }],
    ['nothing', undefined],
  ])('%s', async (_, body) => {
    const answer = await shop.request('POST', '/api/search', body, ben)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: 'The request is not valid.' })
  })

  it('without a token', async () => {
    const { status, body } = await shop.call(findNumber, { type: 'part', input: 'TB10773' })
    expect({ status, body }).toMatchObject({ status: 401, body: { error: 'Authorization required.' } })
  })
})
