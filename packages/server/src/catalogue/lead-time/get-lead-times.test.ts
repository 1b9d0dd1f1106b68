import { durations, limits } from '@volute/domain/core/kernel'
import { getLeadTime, getLeadTimes, shiftReadyDate } from '@volute/domain/catalogue/lead-time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { questionedErp, readyOn } from '../../../test/questioned-erp.ts'
import { ErpError } from '../../core/erp/port.ts'

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

describe('LEAD-02: many parts at once', () => {
  it('are one question to the ERP, each answered in its place', async () => {
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

  it('a line without a date spoils no other, and is not asked for', async () => {
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

  it('a part that the ERP does not know, or cannot date, has none', async () => {
    answers.next = async (customer, [first]) => (first ? readyOn(null)(customer, [first]) : [])
    expect(await dates([gasket, seal])).toEqual([null, null])
  })

  it('nothing is asked for nothing', async () => {
    expect(await dates([])).toEqual([])
    expect(asked).toEqual([])
  })

  it('a full cart of lines is one question', async () => {
    const items = Array.from({ length: limits.cartItems }, (_, index) => ({ ...seal, quantity: index + 1 }))
    expect(await dates(items)).toEqual(items.map(() => '2026-12-04'))
    expect(asked.map(([, wanted]) => wanted.length)).toEqual([limits.cartItems])
  })
})

describe('LEAD-02: what the ERP has said', () => {
  it('is not asked again within the minute, by E29 neither', async () => {
    await dates([seal])
    wait(durations.answerMemory - 1)
    expect(await dates([seal, gasket])).toEqual(['2026-12-04', '2026-12-04'])
    await shop.call(getLeadTime, seal, ben)
    expect(asked.map(([, wanted]) => wanted.map((one) => one.partNumber))).toEqual([['TB10773'], ['235626']])

    wait(1)
    answers.next = readyOn('2026-12-11')
    expect(await dates([seal, gasket])).toEqual(['2026-12-11', '2026-12-04'])
  })

  it('to one customer is not told to another', async () => {
    const kim = await shop.signIn('kim@kestrel.example')
    await dates([seal])
    answers.next = readyOn('2026-12-24')
    expect(await dates([seal], kim)).toEqual(['2026-12-24'])
    expect(asked.map(([customer]) => customer)).toEqual(['A-RIVER', ''])
  })

  it('is not told of another quantity, nor kept of a part that it does not know', async () => {
    answers.next = async () => []
    await dates([seal])
    answers.next = readyOn('2026-12-11')
    expect(await dates([seal])).toEqual(['2026-12-11'])
    await dates([{ ...seal, quantity: 2 }])
    expect(asked.length).toBe(3)
  })
})

it.each(['retryable', 'config'] as const)(
  'LEAD-04: while the ERP fails (%s) all are refused, and asked for again afterwards',
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
])('LEAD-05 %s: %s is answered unshifted, for the caller to shift', async (_, erpDate, work, ready) => {
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
])('E70: %s is refused', async (_, body) => {
  const answered = await shop.request('POST', '/api/leadtime/batch', body, ben)
  expect(answered).toMatchObject({ status: 400, body: { error: 'The request is not valid.' } })
  expect(asked).toEqual([])
})

it('E70: without a token nothing is told', async () => {
  expect((await shop.call(getLeadTimes, { items: [seal] })).status).toBe(401)
})

it('LEAD-02: asks the ERP for the company by its account, and answers its date unshifted', async () => {
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
])('LEAD-08 OQ-109: %s, %s, is its midnight at the shop, %s', async (_, day, dateAvailable) => {
  answers.next = readyOn(day)
  expect((await shop.call(getLeadTime, seal, ben)).body).toEqual({ dateAvailable })
  expect((await shop.call(getLeadTimes, { items: [seal] }, ben)).body.items).toEqual([{ dateAvailable }])
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
    ['whose date at the ERP stands for none', readyOn('9999-12-31')],
  ])('for a part %s', async (_, silence) => {
    answers.next = silence
    const { status, body } = await shop.call(getLeadTime, { partNum: 'TB10773', quantity: 1 }, ben)
    expect({ status, body }).toMatchObject({ status: 404, body: failed })
  })

  it('that the ERP refuses to tell this company', async () => {
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
