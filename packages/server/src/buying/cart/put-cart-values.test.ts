import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { version } = (await shop.call(getCartMap, {}, ben)).body
  await shop.call(putCart, { replaceAll: true, version, items: [] }, ben)
})

/** Adds one item in its wire format; returns the stored values, or the error message. */
async function add(partNumber: string, item: object) {
  const sent = { partId: ids.part(partNumber), quantity: 1, ...item }
  const { status, body } = await shop.call(putCart, { replaceAll: false, items: [sent] }, ben)
  if (status !== 200) return body.error
  const [stored] = (await shop.call(getCartMap, {}, ben)).body.items
  const { quantity, paintColorId, impellerAngle, impellerTrim } = stored ?? {}
  return { quantity, paintColorId, impellerAngle, impellerTrim }
}

const impeller = 'C2134-3-BZ'
const [quantity, angle, trim] = [
  'Quantity must be a number between 1 and 999.',
  'Impeller angle must be between 0 and 90 degrees.',
  'Impeller trim must be between 0 and 30 inches.',
]

it('a paintable part keeps its paint and drops impeller values (TV-05b, PART-09)', async () => {
  const paintColorId = ids.color('Safety Blue')
  expect(await add('D7232-2-CP', { paintColorId, impellerAngle: 0, impellerTrim: 0 })).toMatchObject({
    paintColorId,
    impellerAngle: null,
    impellerTrim: null,
  })
})

it('an unpaintable impeller keeps its angle and trim and drops the paint (TV-05c, PART-10)', async () => {
  const form = { paintColorId: ids.color('Safety Blue'), impellerAngle: 10, impellerTrim: 7.5 }
  expect(await add(impeller, form)).toMatchObject({ ...form, paintColorId: null })
})

describe('quantity (PART-18, CART-17)', () => {
  it.each([
    ['1', 1],
    ['999', 999],
    ['007', 7],
  ])('%j is stored as %i (TV-07a)', async (typed, stored) => {
    expect(await add('TB10773', { quantity: typed })).toMatchObject({ quantity: stored })
  })

  it.each(['0', '1000', '', '1.0', '-1', '1e2', '٣'])('%j is rejected (TV-07b)', async (typed) => {
    expect(await add('TB10773', { quantity: typed })).toBe(quantity)
  })
})

describe('impeller values (PART-19, PART-20, CART-18)', () => {
  it.each([-1, 90.01])('an angle of %d is rejected (TV-06a)', async (impellerAngle) => {
    expect(await add(impeller, { impellerAngle, impellerTrim: 0 })).toBe(angle)
  })

  it.each([
    [0, 0],
    [90, 90],
    [0.5, 1],
    [5, 5],
    [-0, 0],
  ])('an angle of %d is stored as %i (TV-06b)', async (impellerAngle, stored) => {
    expect(await add(impeller, { impellerAngle, impellerTrim: 0 })).toMatchObject({ impellerAngle: stored })
  })

  it('a trim of 30 inches is accepted; 30.01 or none is rejected (TV-06c)', async () => {
    expect(await add(impeller, { impellerAngle: 0, impellerTrim: 30.01 })).toBe(trim)
    expect(await add(impeller, { impellerAngle: 0, impellerTrim: null })).toBe(trim)
    expect(await add(impeller, { impellerAngle: 0, impellerTrim: 30 })).toMatchObject({ impellerTrim: 30 })
  })
})
