import { afterAll, describe } from 'vitest'
import type { ErpUnderTest } from './erp-under-test.ts'
import { testParts } from './parts.ts'
import { testErrors } from './errors.ts'
import { testOperations } from './operations.ts'
import { testOrders } from './orders.ts'
import { testReturns } from './returns.ts'
import { testInvoices } from './invoices.ts'
import { testManyOrders } from './many-orders.ts'
import { testShipments } from './shipments.ts'
import { testChanges } from './changes.ts'
import { missingOf } from './missing.ts'

export {
  type ErpPeople,
  type ErpTroubles,
  type ErpUnderTest,
  type LineQuantity,
  sampleOrder,
} from './erp-under-test.ts'

/** The contract of every ERP adapter; each adapter's own test runs it. Skips what an adapter cannot do, and lists it at the end. */
export function testErpContract(underTest: () => ErpUnderTest): void {
  describe('the operations', () => {
    testOperations(underTest)
  })
  describe('submitOrder and getOrders', () => {
    testOrders(underTest)
  })
  describe('errors', () => {
    testErrors(underTest)
  })
  describe('listOrders', () => {
    testChanges(underTest)
  })
  describe('lines and shipments', () => {
    testShipments(underTest)
  })
  describe('invoices', () => {
    testInvoices(underTest)
  })
  describe('requestReturn', () => {
    testReturns(underTest)
  })
  describe('askParts', () => {
    testParts(underTest)
  })
  describe('many orders', () => {
    testManyOrders(underTest)
  })

  afterAll(async () => {
    const missing = missingOf(underTest())
    if (missing.length === 0) return
    const { product } = await underTest()
      .erp.health()
      .catch(() => ({ product: 'The ERP' }))
    // Lines that begin with `!` are shown even if the tests pass (tools/gate/src/steps.ts).
    process.stdout.write(missing.map((line) => `\n! ${product} cannot ${line}`).join('') + '\n')
  })
}
