import { durations } from '@volute/domain/kernel'
import { getLeadTime } from '@volute/domain/lead-time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { questionedErp, readyOn } from '../../test/questioned-erp.ts'
import { ErpError } from '../erp/port.ts'

const { erp, asked, answers } = questionedErp()
let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop({ erp })
  ben = await shop.signIn('ben@riverbend.example')
})
beforeEach(() => {
  asked.length = 0
  answers.next = readyOn('2026-12-04')
  // What was said before this test is forgotten.
  shop.clock.now = new Date(shop.clock.now.getTime() + durations.readyDateMemory)
})
afterAll(() => shop.close())

it('LEAD-02: asks the ERP for the company by its account, and answers its date unshifted', async () => {
  const { status, body } = await shop.call(getLeadTime, { partNum: 'c2134-3-bz', quantity: 3 }, ben)
  expect({ status, body }).toEqual({ status: 200, body: { dateAvailable: '2026-12-04' } })
  expect(asked).toEqual([['A-RIVER', [{ partNumber: 'C2134-3-BZ', quantity: '3' }]]])
})

it('LEAD-02: a company without account asks without a customer', async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  await shop.call(getLeadTime, { partNum: 'TB10773', quantity: 1 }, kim)
  expect(asked[0]?.[0]).toBe('')
})

describe('LEAD-04: no date', () => {
  const failed = { error: 'Unable to calculate lead time.' }

  it('for a part the catalogue does not know; the ERP is not asked', async () => {
    const { status, body } = await shop.call(getLeadTime, { partNum: 'NOPE', quantity: 1 }, ben)
    expect({ status, body }).toMatchObject({ status: 404, body: failed })
    expect(asked).toEqual([])
  })

  it.each([
    ['the ERP does not know', async () => []],
    ['whose date the ERP cannot say', readyOn(null)],
  ])('for a part %s', async (_, silence) => {
    answers.next = silence
    const { status, body } = await shop.call(getLeadTime, { partNum: 'TB10773', quantity: 1 }, ben)
    expect({ status, body }).toMatchObject({ status: 404, body: failed })
  })

  it.each(['retryable', 'rejected', 'config'] as const)('while the ERP fails (%s)', async (kind) => {
    answers.next = async () => {
      throw new ErpError(kind, 'the line is dead')
    }
    const { status, body } = await shop.call(getLeadTime, { partNum: 'TB10773', quantity: 1 }, ben)
    expect({ status, body }).toMatchObject({ status: 503, body: failed })
  })
})

it.each([0, 1000, 1.5, -1, '', '1e2', '٣'])('PART-18: a quantity of %s is refused', async (quantity) => {
  const { status, body } = await shop.call(getLeadTime, { partNum: 'TB10773', quantity }, ben)
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { error: 'Quantity must be a number between 1 and 999.' },
  })
  expect(asked).toEqual([])
})

it.each([
  ['no quantity', { partNum: 'TB10773' }],
  ['a number for a part number', { partNum: 235626, quantity: 1 }],
  ['101 characters', { partNum: 'x'.repeat(101), quantity: 1 }],
  ['a list for a quantity', { partNum: 'TB10773', quantity: [1] }],
])('E29: %s is refused', async (_, body) => {
  const answered = await shop.request('POST', '/api/leadtime', body, ben)
  expect(answered).toMatchObject({ status: 400, body: { error: 'The request is not valid.' } })
})

it('E29: without a token nothing is told', async () => {
  expect((await shop.call(getLeadTime, { partNum: 'TB10773', quantity: 1 })).status).toBe(401)
})
