import { afterAll, describe, expect, it } from 'vitest'
import { type ErpUnderTest, missingOf } from './erp-contract/erp-under-test.ts'
import { itAnswersParts } from './erp-contract/it-answers-parts.ts'
import { itPlacesOrders } from './erp-contract/it-places-orders.ts'
import { itTellsInvoices } from './erp-contract/it-tells-invoices.ts'
import { itTellsShipments } from './erp-contract/it-tells-shipments.ts'
import { itTellsWhatIsNew } from './erp-contract/it-tells-what-is-new.ts'
import { itTakesReturns } from './erp-contract/it-takes-returns.ts'

export { type ErpUnderTest, sampleOrder } from './erp-contract/erp-under-test.ts'

/**
 * The contract that every adapter of the ERP port keeps; each adapter's own test runs it. What an adapter cannot do is
 * left out, and said at the end.
 */
export function itKeepsTheErpContract(underTest: () => ErpUnderTest): void {
  describe('submitOrder and getOrders', () => {
    itPlacesOrders(underTest)
  })
  describe('listOrders', () => {
    itTellsWhatIsNew(underTest)
  })
  describe('lines and shipments', () => {
    itTellsShipments(underTest)
  })
  describe('invoices', () => {
    itTellsInvoices(underTest)
  })
  describe('requestReturn', () => {
    itTakesReturns(underTest)
  })
  describe('askParts', () => {
    itAnswersParts(underTest)
  })

  it('lists its customers and distributors, and says what it is', async () => {
    const { erp, customer } = underTest()
    const customers = await erp.listCustomers()
    expect(customers.map((one) => one.identifier)).toContain(customer)
    expect(customers.every((one) => /^\d+(\.\d+)?$/.test(one.discountPercent))).toBe(true)
    expect((await erp.listDistributors()).every((one) => one.code !== '' && one.name !== '')).toBe(true)
    expect(await erp.health()).toMatchObject({ product: expect.stringMatching(/\S/) })
  })

  afterAll(async () => {
    const { erp } = underTest()
    const missing = missingOf(underTest())
    if (missing.length === 0) return
    const { product } = await erp.health()
    process.stdout.write(`\n${product} cannot:\n${missing.map((line) => `  ${line}\n`).join('')}`)
  })
}
