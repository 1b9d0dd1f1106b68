import { findParts, getPart } from '@volute/domain/part'
import { limits } from '@volute/domain/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBom } from '../../test/add-bom.ts'
import { type Caller, openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let shop: TestShop
let ben: Caller
let kim: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
  await addBom(
    shop.shop.db,
    [],
    Array.from({ length: limits.cartItems }, (_, index) => `BATCH-${index}`),
  )
})
afterAll(() => shop.close())

async function numbers(partNumbers: string[], caller = ben) {
  const { status, body } = await shop.call(findParts, { partNumbers }, caller)
  expect(status).toBe(200)
  return body.parts.map(({ partNumber }) => partNumber).toSorted()
}

it('E74: the parts of a list come as GET /part tells them, with the discount of the acting company', async () => {
  for (const caller of [ben, kim]) {
    const { body } = await shop.call(findParts, { partNumbers: ['c2134-3-bz'] }, caller)
    const { body: alone } = await shop.call(getPart, { partNumber: 'C2134-3-BZ' }, caller)
    expect(body.parts).toEqual([alone])
  }
})

it('QUICK-06 OQ-67: case and spaces around do not count, unsold parts come too, unknown numbers are left out', async () => {
  expect(await numbers([' tb10773', 'TB10773 ', 'ns9000', 'NOPE', "' or '1'='1", '%', 'ab/1-2'])).toEqual([
    'AB/1-2',
    'NS9000',
    'TB10773',
  ])
  expect(await numbers(['NOPE'])).toEqual([])
})

it('E74: 500 numbers at once, and not one more', async () => {
  const most = Array.from({ length: limits.cartItems }, (_, index) => `batch-${index}`)
  expect(await numbers(most)).toHaveLength(limits.cartItems)
  for (const partNumbers of [[], [...most, 'TB10773'], [' '], ['x'.repeat(101)], 'TB10773', ['a\u0000']]) {
    const { status } = await shop.request('POST', '/api/part/batch', { partNumbers }, ben)
    expect(status).toBe(400)
  }
})

it('E74: nothing is told without a token, nor to a tab that shows another company', async () => {
  expect((await shop.call(findParts, { partNumbers: ['TB10773'] })).status).toBe(401)
  const elsewhere = { ...ben, companyId: kim.companyId }
  expect((await shop.call(findParts, { partNumbers: ['TB10773'] }, elsewhere)).status).toBe(409)
})
