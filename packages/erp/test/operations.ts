import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { ErpError, type ErpPort } from '../src/index.ts'
import { type ErpUnderTest, sampleOrder } from './erp-under-test.ts'

type Operation = Exclude<keyof ErpPort, 'isDesk' | 'hasCustomerPrices'>

const inWords = expect.stringMatching(/\S/)
const refusal = expect.objectContaining({ name: 'ErpError', kind: 'rejected' })

interface Asked {
  ask(erp: ErpPort, trace: string): Promise<unknown>
  answers: unknown
  words: string
}

/** Each operation with the smallest possible request. */
const operations: Record<Operation, (underTest: ErpUnderTest) => Asked> = {
  health: () => ({
    ask: (erp, trace) => erp.health(trace),
    answers: { product: inWords, version: inWords },
    words: 'a product and a version',
  }),
  submitOrder: ({ stockedPart }) => ({
    ask: (erp, trace) => erp.submitOrder(sampleOrder('A-NOBODY', stockedPart), trace),
    answers: expect.toBeOneOf([
      refusal,
      { orderId: inWords, orderNumber: inWords, wasThere: false },
    ]) as unknown,
    words: 'an order id and number, or a rejection, to an order of an unknown customer',
  }),
  getOrders: () => ({
    ask: (erp, trace) => erp.getOrders({ requestCodes: [randomUUID()] }, trace),
    answers: [],
    words: 'nothing to a request code that it does not know',
  }),
  listOrders: ({ now }) => ({
    ask: (erp, trace) => {
      const changedSince = new Date(now.getTime() + 86_400_000).toISOString()
      return erp.listOrders({ customer: null, changedSince, cursor: null }, trace)
    },
    answers: { orders: [], cursor: null },
    words: 'no orders and no cursor of the future',
  }),
  askParts: ({ customer }) => ({
    ask: (erp, trace) => erp.askParts(customer, [{ partNumber: 'NO-SUCH-PART', quantity: '1' }], trace),
    answers: [],
    words: 'nothing of a part that it does not know',
  }),
  getInvoice: () => ({
    ask: (erp, trace) => erp.getInvoice({ requestCode: randomUUID(), invoiceId: '0' }, trace),
    answers: null,
    words: 'null for an invoice that it does not know',
  }),
  requestReturn: () => ({
    ask: (erp, trace) => {
      const line = { position: 0, quantity: '1', serialNumber: null, reason: 'It leaks' }
      const order = { requestCode: randomUUID(), orderId: '0' }
      const claim = { claimCode: randomUUID(), ...order, lines: [line], isWarranty: false }
      return erp.requestReturn(claim, trace)
    },
    answers: refusal,
    words: 'a rejection to a return of an order that it does not know',
  }),
  listCustomers: ({ customer }) => ({
    ask: (erp, trace) => erp.listCustomers(trace),
    answers: expect.arrayContaining([expect.objectContaining({ identifier: customer })]),
    words: 'its customers, the one under test among them',
  }),
  listDistributors: ({ parties }) => ({
    ask: (erp, trace) => erp.listDistributors(trace),
    answers: expect.arrayContaining([{ code: parties.distributor, name: inWords }]),
    words: 'its distributors, the declared one among them',
  }),
}

export function testOperations(underTest: () => ErpUnderTest): void {
  it.each(Object.keys(operations) as Operation[])(
    '`%s` is built, and sends its trace on (ERP-02)',
    async (name) => {
      const { erp, traces } = underTest()
      const { ask, answers, words } = operations[name](underTest())
      const trace = `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`
      const answer = await Promise.try(ask, erp, trace).catch((error: unknown) => error)
      if (answer instanceof Error && !(answer instanceof ErpError))
        throw new Error(`\`${name}\` is not built, or throws what is no ErpError: ${answer.message}`)
      expect(answer, `\`${name}\` has to answer ${words}`).toEqual(answers)
      if (typeof traces !== 'string')
        expect(traces(), `\`${name}\` has to send its traceparent with its calls`).toContain(trace)
    },
  )

  it('lists all customers, each once, with a discount', async () => {
    const { erp, parties } = underTest()
    const customers = await erp.listCustomers()
    expect(new Set(customers.map((one) => one.identifier)).size, 'different customers of all').toBe(
      parties.customers,
    )
    for (const { identifier, discountPercent } of customers)
      expect(discountPercent, `the discount of ${identifier} in percent`).toMatch(/^\d+(\.\d+)?$/)
  })

  it('has no distributor without a code or a name', async () => {
    for (const { code, name } of await underTest().erp.listDistributors())
      expect([code, name], 'the code and the name of a distributor').not.toContain('')
  })
}
