import { durations, limits } from '@volute/domain/core/kernel'
import { getLeadTime, getLeadTimes, shiftReadyDate } from '@volute/domain/catalogue/lead-time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { questionedErp, readyOn } from '../../../test/questioned-erp.ts'
import { ErpError } from '@volute/erp'

const { erp, asked, answers } = questionedErp()
const gasket = { partNum: '235626', quantity: 1 }
const seal = { partNum: 'TB10773', quantity: 1 }
let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop({ erp })
  ben = await shop.signIn('ben@riverbend.example')
})
beforeEach(() => {
  asked.length = 0
  answers.next = readyOn('2026-12-04')
  // Lets answers from before this test expire.
  wait(durations.answerMemory)
})
afterAll(() => shop.close())

function wait(milliseconds: number) {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds)
}

/** Pacific midnight in UTC from November to March (LEAD-08). */
const winterMidnight = 'T08:00:00.000Z'

async function dates(items: { partNum: string; quantity: number | string }[], caller = ben) {
  const { status, body } = await shop.call(getLeadTimes, { items }, caller)
  expect(status).toBe(200)
  return body.items.map(({ dateAvailable }) => dateAvailable?.replace(winterMidnight, '') ?? null)
}

describe('many parts at once (LEAD-02)', () => {
  it('are one request to the ERP, with the answers in the order of the lines', async () => {
    answers.next = async (customer, wanted) => {
      const each = wanted.map((one) => readyOn(`2026-12-${one.quantity.padStart(2, '0')}`)(customer, [one]))
      return (await Promise.all(each)).flat().toReversed()
    }
    const items = [
      { partNum: 'c2134-3-bz', quantity: 9 },
      { partNum: ' TB10773 ', quantity: '007' },
      { partNum: 'C2134-3-BZ', quantity: 3 },
      { partNum: 'tb10773', quantity: 7 },
    ]
    expect(await dates(items)).toEqual(['2026-12-09', '2026-12-07', '2026-12-03', '2026-12-07'])
    expect(asked).toEqual([
      [
        'A-RIVER',
        [
          { partNumber: 'C2134-3-BZ', quantity: '9' },
          { partNumber: 'TB10773', quantity: '7' },
          { partNumber: 'C2134-3-BZ', quantity: '3' },
        ],
      ],
    ])
  })

  it('an invalid line has no date, is not sent to the ERP and does not affect the others', async () => {
    const items = [
      { partNum: 'NOPE', quantity: 1 },
      { partNum: '', quantity: 1 },
      { partNum: 'TB10773', quantity: 0 },
      { partNum: 'TB10773', quantity: '1e2' },
      { partNum: 'TB10773', quantity: limits.quantity + 1 },
      seal,
    ]
    expect(await dates(items)).toEqual([null, null, null, null, null, '2026-12-04'])
    expect(asked).toEqual([['A-RIVER', [{ partNumber: 'TB10773', quantity: '1' }]]])
  })

  it('a part the ERP does not know or cannot date has no date', async () => {
    answers.next = async (customer, [first]) => (first ? readyOn(null)(customer, [first]) : [])
    expect(await dates([gasket, seal])).toEqual([null, null])
  })

  it('an empty list makes no request to the ERP', async () => {
    expect(await dates([])).toEqual([])
    expect(asked).toEqual([])
  })

  it('a full cart is one request to the ERP', async () => {
    const items = Array.from({ length: limits.cartItems }, (_, index) => ({ ...seal, quantity: index + 1 }))
    expect(await dates(items)).toEqual(items.map(() => '2026-12-04'))
    expect(asked.map(([, wanted]) => wanted.length)).toEqual([limits.cartItems])
  })
})

describe('an answer of the ERP (LEAD-02)', () => {
  it('is reused for one minute, also by the single-part endpoint (E29)', async () => {
    await dates([seal])
    wait(durations.answerMemory - 1)
    expect(await dates([seal, gasket])).toEqual(['2026-12-04', '2026-12-04'])
    await shop.call(getLeadTime, seal, ben)
    expect(asked.map(([, wanted]) => wanted.map((one) => one.partNumber))).toEqual([['TB10773'], ['235626']])

    wait(1)
    answers.next = readyOn('2026-12-11')
    expect(await dates([seal, gasket])).toEqual(['2026-12-11', '2026-12-04'])
  })

  it('is not reused for another customer', async () => {
    const kim = await shop.signIn('kim@kestrel.example')
    await dates([seal])
    answers.next = readyOn('2026-12-24')
    expect(await dates([seal], kim)).toEqual(['2026-12-24'])
    expect(asked.map(([customer]) => customer)).toEqual(['A-RIVER', ''])
  })

  it('is not reused for another quantity, nor cached for an unknown part', async () => {
    answers.next = async () => []
    await dates([seal])
    answers.next = readyOn('2026-12-11')
    expect(await dates([seal])).toEqual(['2026-12-11'])
    await dates([{ ...seal, quantity: 2 }])
    expect(asked.length).toBe(3)
  })
})

it.each(['retryable', 'config'] as const)(
  'while the ERP fails (%s) the request is rejected; afterwards it succeeds (LEAD-04)',
  async (kind) => {
    answers.next = async () => {
      throw new ErpError(kind, 'the line is dead')
    }
    const { status, body } = await shop.call(getLeadTimes, { items: [seal, gasket] }, ben)
    expect({ status, body }).toMatchObject({ status: 503, body: { error: 'Unable to calculate lead time.' } })
    answers.next = readyOn('2026-12-04')
    expect(await dates([seal, gasket])).toEqual(['2026-12-04', '2026-12-04'])
  },
)

it.each([
  ['TV-02b', '2026-12-23', { painted: true, customised: false }, '2026-12-28'],
  ['TV-02a', '2026-11-25', { painted: false, customised: false }, '2026-11-30'],
  ['TV-03b', '2027-03-12', { painted: false, customised: false }, '2027-03-15'],
])('%s: %s is returned unshifted, for the caller to shift (LEAD-05)', async (_, erpDate, work, ready) => {
  answers.next = readyOn(erpDate)
  const [date] = await dates([seal])
  expect(date).toBe(erpDate)
  expect(shiftReadyDate(date ?? '', work, '2026-11-20').date).toBe(ready)
})

it.each([
  ['no list', {}],
  ['a line without quantity', { items: [{ partNum: 'TB10773' }] }],
  ['a number for a part number', { items: [{ partNum: 235626, quantity: 1 }] }],
  ['more than a cart holds', { items: Array.from({ length: limits.leadTimeItems + 1 }, () => seal) }],
])('%s is rejected (E70)', async (_, body) => {
  const answered = await shop.request('POST', '/api/leadtime/batch', body, ben)
  expect(answered).toMatchObject({ status: 400, body: { error: 'The request is not valid.' } })
  expect(asked).toEqual([])
})

it('a request without a token is rejected (E70)', async () => {
  expect((await shop.call(getLeadTimes, { items: [seal] })).status).toBe(401)
})

it('asks the ERP with the company’s account and returns its date unshifted (LEAD-02)', async () => {
  const { status, body } = await shop.call(getLeadTime, { partNum: 'c2134-3-bz', quantity: 3 }, ben)
  expect({ status, body }).toEqual({ status: 200, body: { dateAvailable: '2026-12-04T08:00:00.000Z' } })
  expect(asked).toEqual([['A-RIVER', [{ partNumber: 'C2134-3-BZ', quantity: '3' }]]])
})

it.each([
  ['the Saturday before the clocks go forward', '2027-03-13', '2027-03-13T08:00:00.000Z'],
  ['the Sunday on which they do', '2027-03-14', '2027-03-14T08:00:00.000Z'],
  ['the Monday after', '2027-03-15', '2027-03-15T07:00:00.000Z'],
  ['the Saturday before they go back', '2027-11-06', '2027-11-06T07:00:00.000Z'],
  ['the Sunday on which they do', '2027-11-07', '2027-11-07T07:00:00.000Z'],
  ['the Monday after', '2027-11-08', '2027-11-08T08:00:00.000Z'],
])('%s, %s, is returned as midnight at the shop, %s (LEAD-08, OQ-109)', async (_, day, dateAvailable) => {
  answers.next = readyOn(day)
  expect((await shop.call(getLeadTime, seal, ben)).body).toEqual({ dateAvailable })
  expect((await shop.call(getLeadTimes, { items: [seal] }, ben)).body.items).toEqual([{ dateAvailable }])
})

it('a company without an account asks the ERP without a customer (LEAD-02)', async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  await shop.call(getLeadTime, { partNum: 'TB10773', quantity: 1 }, kim)
  expect(asked[0]?.[0]).toBe('')
})

describe('no date (LEAD-04)', () => {
  const failed = { error: 'Unable to calculate lead time.' }

  it('for a part missing from the catalogue, without asking the ERP', async () => {
    const { status, body } = await shop.call(getLeadTime, { partNum: 'NOPE', quantity: 1 }, ben)
    expect({ status, body }).toMatchObject({ status: 404, body: failed })
    expect(asked).toEqual([])
  })

  it.each([
    ['the ERP does not know', async () => []],
    ['whose date the ERP cannot say', readyOn(null)],
    ['whose date at the ERP stands for none', readyOn('9999-12-31')],
  ])('for a part %s', async (_, silence) => {
    answers.next = silence
    const { status, body } = await shop.call(getLeadTime, { partNum: 'TB10773', quantity: 1 }, ben)
    expect({ status, body }).toMatchObject({ status: 404, body: failed })
  })

  it('if the ERP rejects the company’s request', async () => {
    answers.next = async () => {
      throw new ErpError('rejected', 'The company has no account at the ERP.')
    }
    const { status, body } = await shop.call(getLeadTime, { partNum: 'TB10773', quantity: 1 }, ben)
    expect({ status, body }).toMatchObject({ status: 404, body: failed })
    expect(await dates([seal])).toEqual([null])
  })

  it.each(['retryable', 'config'] as const)('while the ERP fails (%s)', async (kind) => {
    answers.next = async () => {
      throw new ErpError(kind, 'the line is dead')
    }
    const { status, body } = await shop.call(getLeadTime, { partNum: 'TB10773', quantity: 1 }, ben)
    expect({ status, body }).toMatchObject({ status: 503, body: failed })
  })
})

it.each([0, 1000, 1.5, -1, '', '1e2', '٣'])('a quantity of %s is rejected (PART-18)', async (quantity) => {
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
])('%s is rejected (E29)', async (_, body) => {
  const answered = await shop.request('POST', '/api/leadtime', body, ben)
  expect(answered).toMatchObject({ status: 400, body: { error: 'The request is not valid.' } })
})

it('a request without a token is rejected (E29)', async () => {
  expect((await shop.call(getLeadTime, { partNum: 'TB10773', quantity: 1 })).status).toBe(401)
})
