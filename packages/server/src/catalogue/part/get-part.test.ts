import { getPart, listPaintColors } from '@volute/domain/catalogue/part'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBom } from '../../../test/add-bom.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let shop: TestShop
let ben: Caller
let kim: Caller
const impellers = [
  ['A10-3-CI', true],
  ['-3-9', true],
  ['B-30-1', false],
  ['X-3', false],
  ['D7232-2-CP', false],
] as const
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
  await addBom(shop.shop.db, [], ['A10-3-CI', '-3-9', 'B-30-1', 'X-3', '50%', 'a?b#c&d', 'Ölring ä'])
})
afterAll(() => shop.close())

it('a part has its list price and the acting company’s discount (PART-01, PART-02, PART-06)', async () => {
  const { status, body } = await shop.call(getPart, { partNumber: 'c2134-3-bz' }, ben)
  expect(status).toBe(200)
  expect(body).toEqual({
    partId: expect.any(Number),
    partNumber: 'C2134-3-BZ',
    description: 'Impeller, enclosed, 6 vane',
    unitId: expect.any(Number),
    unitName: 'EA',
    price: 1846.5,
    companyDiscount: 12.5,
    weight: 18.4,
    isPaintable: false,
    isImpeller: true,
    isSellable: true,
    hasOtherMaterial: false,
    replacedBy: null,
  })
})

it('a company without an account has a discount of 0 (OQ-36)', async () => {
  const { body } = await shop.call(getPart, { partNumber: 'D7232-2-CP' }, kim)
  expect(body).toMatchObject({ price: 3920, companyDiscount: 0, isPaintable: true })
})

it('a missing price, a missing weight, a part not sold and another unit are returned as they are (PART-03)', async () => {
  const parts = ['RQ5501', '4RB-WET', 'NS9000', 'HOSE-FT'] as const
  const [unpriced, assembly, unsold, hose] = await Promise.all(
    parts.map(async (partNumber) => (await shop.call(getPart, { partNumber }, ben)).body),
  )
  expect(unpriced).toMatchObject({ price: null, isSellable: true })
  expect(assembly).toMatchObject({ weight: null })
  expect(unsold).toMatchObject({ price: 5, isSellable: false })
  expect(hose).toMatchObject({ unitName: 'FT', price: 2.1, weight: 0.31 })
})

it.each(impellers)('%s is an impeller: %s (PART-07, TV-05a, OQ-66)', async (partNumber, isImpeller) => {
  const { body } = await shop.call(getPart, { partNumber }, ben)
  expect(body.isImpeller).toBe(isImpeller)
})

it.each(['AB/1-2', '50%', 'a?b#c&d', 'Ölring ä'])(
  'the part number %s works in the path (PART-02)',
  async (partNumber) => {
    const { status, body } = await shop.call(getPart, { partNumber: partNumber.toUpperCase() }, ben)
    expect(status).toBe(200)
    expect(body.partNumber).toBe(partNumber)
  },
)

describe('an unknown part (SEARCH-08)', () => {
  it.each(['NOPE', '%', '%2F', "' or '1'='1", '😀'.repeat(50)])('%s is not found', async (partNumber) => {
    const { status, body } = await shop.call(getPart, { partNumber }, ben)
    expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Failed to find part.' } })
  })
})

it('a part number of 101 characters or a blank one is rejected (E26)', async () => {
  for (const number of ['x'.repeat(101), '%20']) {
    const { status, body } = await shop.request('GET', `/api/part/${number}`, undefined, ben)
    expect({ status, body }).toMatchObject({ status: 400, body: { error: 'The request is not valid.' } })
  }
})

it('requests without a token are rejected (E26, E30)', async () => {
  expect((await shop.call(getPart, { partNumber: 'TB10773' })).status).toBe(401)
  expect((await shop.call(listPaintColors, {})).status).toBe(401)
})

it('paint colours are sorted by name (PART-11, E30)', async () => {
  const { body } = await shop.call(listPaintColors, {}, ben)
  expect(body.paintColors.map(({ name, hexCode }) => [name, hexCode])).toEqual([
    ['Machine Gray', '#6E7476'],
    ['Safety Blue', '#1F4E79'],
  ])
})
