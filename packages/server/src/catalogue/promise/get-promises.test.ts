import { durations, limits } from '@volute/domain/core/kernel'
import { getPromises } from '@volute/domain/catalogue/promise'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { questionedErp, suppliedBy } from '../../../test/questioned-erp.ts'
import { ErpError, type ErpPort } from '@volute/erp'
import { questionKey } from './answer-memory.ts'
import { askSupply } from './ask-supply.ts'

const { erp, asked, answers } = questionedErp()
const seal = { partNum: 'TB10773', quantity: 10 }
const gasket = { partNum: '235626', quantity: 1 }
const supply = {
  stock: [{ warehouse: 'Fresno', quantity: '4.5' }],
  receipts: [{ dueOn: '2026-12-01', quantity: '12' }],
}
let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop({ erp })
  ben = await shop.signIn('ben@riverbend.example')
})
beforeEach(() => {
  asked.length = 0
  answers.next = suppliedBy(supply)
  wait(durations.answerMemory)
})
afterAll(() => shop.close())

function wait(milliseconds: number) {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds)
}

async function promises(items: { partNum: string; quantity: number | string }[], caller = ben) {
  const { status, body } = await shop.call(getPromises, { items }, caller)
  expect(status).toBe(200)
  return body.items
}

const silence = async () => {
  throw new ErpError('retryable', 'the line is dead', 'unknown')
}

it('returns quantities with their dates and sources, unshifted (PROMISE-01, PROMISE-07, E153)', async () => {
  expect(await promises([{ partNum: ' tb10773 ', quantity: '10' }])).toEqual([
    {
      shares: [
        { quantity: 4, date: '2026-11-20', source: { kind: 'stock', warehouse: 'Fresno' } },
        { quantity: 6, date: '2026-12-01', source: { kind: 'receipt', dueOn: '2026-12-01', quantity: 12 } },
      ],
      price: null,
      asOf: '2026-11-20T12:00:00.000Z',
      isOld: false,
    },
  ])
  expect(asked).toEqual([['A-RIVER', [{ partNumber: 'TB10773', quantity: '10' }]]])
})

it('the cutoff is in the shop’s local time (PROMISE-04)', async () => {
  answers.next = suppliedBy({ leadTimeDays: 0, cutoff: '14:00' })
  const made = async (instant: string) => {
    shop.clock.now = new Date(instant)
    ben = await shop.signIn('ben@riverbend.example')
    return (await promises([seal]))[0]?.shares[0]?.date
  }
  expect(await made('2026-11-23T21:59:00Z')).toBe('2026-11-23')
  expect(await made('2026-11-23T22:01:00Z')).toBe('2026-11-24')
})

describe('many parts (PROMISE-07)', () => {
  it('are one request to the ERP with answers in order; an invalid part or quantity is null and not sent', async () => {
    const items = [gasket, { ...seal, partNum: 'NOPE' }, { ...seal, quantity: 0 }, seal, gasket]
    const reported = await promises(items)
    expect(
      reported.map((one) => one?.shares.reduce((sum, allocation) => sum + allocation.quantity, 0)),
    ).toEqual([1, undefined, undefined, 10, 1])
    expect(asked.map(([, wanted]) => wanted.map((one) => one.partNumber))).toEqual([['235626', 'TB10773']])
  })

  it('are one request to the ERP for a full cart of 500 lines', async () => {
    const items = Array.from({ length: limits.cartItems }, (_, index) => ({ ...seal, quantity: index + 1 }))
    expect((await promises(items)).every((one) => one !== null)).toBe(true)
    expect(asked.map(([, wanted]) => wanted.length)).toEqual([500])
    await promises(items)
    expect(asked.length).toBe(1)
  })
})

describe('while the ERP is silent (PROMISE-08)', () => {
  it('the last answer is returned with its age, and the ERP is asked again', async () => {
    await promises([seal])
    answers.next = silence
    wait(durations.answerMemory)
    expect(await promises([seal, { ...gasket, quantity: 55 }])).toMatchObject([
      { isOld: true, asOf: '2026-11-20T12:00:00.000Z' },
      null,
    ])
    expect(asked.length).toBe(2)
    answers.next = suppliedBy({ ...supply, asOf: '2026-11-24T08:00:00.000Z' })
    expect(await promises([seal])).toMatchObject([{ isOld: false, asOf: '2026-11-24T08:00:00.000Z' }])
  })

  it('an old answer promises no day in the past', async () => {
    answers.next = suppliedBy({ receipts: [{ dueOn: '2026-12-01', quantity: '5' }], leadTimeDays: 3 })
    await promises([{ ...seal, quantity: 5 }])
    answers.next = silence
    shop.clock.now = new Date('2026-12-02T18:00:00Z')
    ben = await shop.signIn('ben@riverbend.example')
    expect((await promises([{ ...seal, quantity: 5 }]))[0]?.shares).toEqual([
      { quantity: 5, date: '2026-12-07', source: { kind: 'making', workingDays: 3 } },
    ])
  })

  it('a part without an earlier answer is rejected', async () => {
    answers.next = silence
    const { status, body } = await shop.call(getPromises, { items: [{ ...gasket, quantity: 77 }] }, ben)
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { error: 'Unable to calculate lead time.', code: 'UNAVAILABLE' },
    })
  })

  it('an answer is dropped once the ERP no longer knows the part', async () => {
    await promises([{ ...seal, quantity: 3 }])
    wait(durations.answerMemory)
    answers.next = async () => []
    expect(await promises([{ ...seal, quantity: 3 }])).toEqual([null])
  })
})

describe('a customer the ERP rejects (PROMISE-13)', () => {
  const item = { partNum: '235626', quantity: 51 }
  beforeEach(() => {
    answers.next = async () => {
      throw new ErpError('rejected', 'The company has no account at the ERP.')
    }
  })

  it('gets an unknown date without a price, and the ERP is asked once a minute', async () => {
    shop.shop.erp = { ...erp, hasCustomerPrices: true }
    const unknown = {
      shares: [{ quantity: 51, date: null, source: { kind: 'unknown' } }],
      price: null,
      isOld: false,
    }
    expect(await promises([item])).toMatchObject([unknown])
    expect(await promises([item])).toMatchObject([unknown])
    expect(asked.length).toBe(1)
    wait(durations.answerMemory)
    await promises([item])
    expect(asked.length).toBe(2)
    shop.shop.erp = erp
  })

  it('no longer gets the earlier answer', async () => {
    answers.next = suppliedBy(supply)
    await promises([{ ...item, quantity: 2 }])
    answers.next = async () => {
      throw new ErpError('rejected', 'The account A-RIVER is closed at the ERP.')
    }
    wait(durations.answerMemory)
    await promises([{ ...item, quantity: 2 }])
    answers.next = silence
    wait(durations.answerMemory)
    expect((await promises([{ ...item, quantity: 2 }]))[0]).toMatchObject({ shares: [{ date: null }] })
  })
})

describe('an answer belongs to one customer (PROMISE-10)', () => {
  it('and has the customer’s price if the ERP has customer prices', async () => {
    shop.shop.erp = { ...erp, hasCustomerPrices: true }
    answers.next = suppliedBy({ price: '12.345' })
    const [priced] = await promises([seal])
    answers.next = suppliedBy({ price: null })
    const [unpriced] = await promises([gasket])
    expect([priced?.price, unpriced?.price]).toEqual([12.35, null])
    shop.shop.erp = erp
  })

  it('and never reaches another, however their requests interleave', async () => {
    const customers = ['A', 'B', 'C', '']
    const asks = fc.array(
      fc.record({
        customer: fc.constantFrom(...customers),
        parts: fc.array(fc.constantFrom('X', 'Y', 'x'), { minLength: 1, maxLength: 3 }),
        quantity: fc.constantFrom('1', '11'),
        /** Milliseconds of the shop's clock. */
        wait: fc.constantFrom(0, 59_999, 60_000),
        isSilent: fc.boolean(),
      }),
      { minLength: 2, maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), asks, async (scheduler, all) => {
        let at = 0
        let isSilent = false
        const crossed = {
          async askParts(customer, wanted) {
            const fails = isSilent
            await scheduler.schedule(Promise.resolve())
            if (fails) return silence()
            return suppliedBy({ stock: [{ warehouse: customer, quantity: '1' }] })(customer, wanted)
          },
        } satisfies Partial<ErpPort> as unknown as ErpPort
        const context = { ...shop.shop, erp: crossed, now: () => new Date(at) }
        const reported = all.map((one) => {
          at += one.wait
          isSilent = one.isSilent
          const questions = one.parts.map((partNumber) => ({ partNumber, quantity: one.quantity }))
          return askSupply(context, one.customer, questions).then(({ heard }) => ({
            ...one,
            questions,
            heard,
          }))
        })
        await scheduler.waitFor(Promise.all(reported))
        for (const { customer, questions, heard } of await Promise.all(reported))
          for (const question of questions) {
            const answer = heard.get(questionKey(question))?.answer
            if (!answer) continue
            expect(answer.stock[0]?.warehouse).toBe(customer)
            expect(questionKey(answer)).toBe(questionKey(question))
          }
      }),
      { numRuns: 500 },
    )
  })

  it('and stays separate over HTTP when two companies ask in turn', async () => {
    const kim = await shop.signIn('kim@kestrel.example')
    answers.next = async (customer, wanted) =>
      suppliedBy({ stock: [{ warehouse: customer || 'nobody', quantity: '99' }] })(customer, wanted)
    const whose = async (caller: Caller) => (await promises([seal], caller))[0]?.shares[0]?.source
    const reported = [await whose(ben), await whose(kim), await whose(ben), await whose(kim)]
    expect(reported).toMatchObject(
      ['A-RIVER', 'nobody', 'A-RIVER', 'nobody'].map((warehouse) => ({ kind: 'stock', warehouse })),
    )
    expect(asked.length).toBe(2)
  })
})

it.each([
  ['no list', {}],
  ['a line without quantity', { items: [{ partNum: 'TB10773' }] }],
  ['a number for a part number', { items: [{ partNum: 235626, quantity: 1 }] }],
  ['more than a cart holds', { items: Array.from({ length: limits.leadTimeItems + 1 }, () => seal) }],
])('%s is rejected (E153)', async (_, body) => {
  const answered = await shop.request('POST', '/api/promises', body, ben)
  expect(answered).toMatchObject({ status: 400, body: { error: 'The request is not valid.' } })
  expect(asked).toEqual([])
})

it('a request without a token is rejected (E153)', async () => {
  expect((await shop.call(getPromises, { items: [seal] })).status).toBe(401)
})
