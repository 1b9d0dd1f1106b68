import { findNearest } from '@volute/domain/storefront/search'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBom } from '../../../test/add-bom.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  await addBom(shop.shop.db, [], ['PACK-417'])
})
afterAll(() => shop.close())

async function nearest(...partNumbers: string[]) {
  const { status, body } = await shop.call(findNearest, { partNumbers }, ben)
  expect(status).toBe(200)
  return body.nearest.map((part) => part && part.partNumber)
}

it('each unknown number gets its nearest part number in one call (QUICK-06, E95)', async () => {
  expect(await nearest('D7232-2-PC', '23562G', 'PACK-471')).toEqual(['D7232-2-CP', '235626', 'PACK-417'])
})

it('numbers without a near match, and words, get null in their positions (E95)', async () => {
  expect(await nearest('ZZZZ-99999', 'casing', '23562G')).toEqual([null, null, '235626'])
})
