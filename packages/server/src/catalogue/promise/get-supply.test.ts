import { durations } from '@volute/domain/core/kernel'
import { getPromises, getSupply } from '@volute/domain/catalogue/promise'
import { ErpError } from '@volute/erp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { questionedErp, suppliedBy } from '../../../test/questioned-erp.ts'

const { erp, asked, answers } = questionedErp()
const partNumber = 'tb10773'
let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop({ erp })
  ben = await shop.signIn('ben@riverbend.example')
})
beforeEach(() => {
  asked.length = 0
  shop.clock.now = new Date(shop.clock.now.getTime() + durations.answerMemory)
  answers.next = suppliedBy({
    stock: [
      { warehouse: 'Fresno', quantity: '4.5' },
      { warehouse: 'Reno', quantity: '0' },
    ],
    receipts: [
      { dueOn: '2026-12-01', quantity: '12' },
      { dueOn: '2026-11-01', quantity: '9' },
    ],
  })
})
afterAll(() => shop.close())

const silence = async () => {
  throw new ErpError('retryable', 'the line is dead', 'unknown')
}

it('lists stock by warehouse, receipts to come and the rest; the form’s promise asks nothing more (PART-28)', async () => {
  const { body } = await shop.call(getSupply, { partNumber }, ben)
  expect(body).toEqual({
    supplies: [
      { quantity: 4, date: '2026-11-20', source: { kind: 'stock', warehouse: 'Fresno' } },
      { quantity: 12, date: '2026-12-01', source: { kind: 'receipt', dueOn: '2026-12-01', quantity: 12 } },
      { quantity: null, date: null, source: { kind: 'unknown' } },
    ],
    asOf: '2026-11-20T12:00:00.000Z',
    isOld: false,
  })
  await shop.call(getPromises, { items: [{ partNum: 'TB10773', quantity: 1 }] }, ben)
  expect(asked).toHaveLength(1)
})

it('a silent ERP gives its last answer to this customer, and nothing to another (PART-28, PROMISE-10)', async () => {
  await shop.call(getSupply, { partNumber }, ben)
  shop.clock.now = new Date(shop.clock.now.getTime() + durations.answerMemory)
  answers.next = silence
  expect((await shop.call(getSupply, { partNumber }, ben)).body).toMatchObject({ isOld: true })
  const kim = await shop.signIn('kim@kestrel.example')
  const { status, body } = await shop.call(getSupply, { partNumber }, kim)
  expect({ status, error: body.error }).toEqual({
    status: 503,
    error: "Couldn't retrieve the stock of the part.",
  })
})

it('an unknown part is not found, and the ERP is not asked', async () => {
  expect((await shop.call(getSupply, { partNumber: 'NOPE' }, ben)).status).toBe(404)
  expect(asked).toEqual([])
})
