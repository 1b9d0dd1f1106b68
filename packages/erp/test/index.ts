import { afterAll, describe } from 'vitest'
import type { ErpUnderTest } from './erp-under-test.ts'
import { itAnswersParts } from './it-answers-parts.ts'
import { itFailsInWords } from './it-fails-in-words.ts'
import { itOffersOperations } from './it-offers-operations.ts'
import { itPlacesOrders } from './it-places-orders.ts'
import { itTakesReturns } from './it-takes-returns.ts'
import { itTellsInvoices } from './it-tells-invoices.ts'
import { itTellsManyOrders } from './it-tells-many-orders.ts'
import { itTellsShipments } from './it-tells-shipments.ts'
import { itTellsWhatIsNew } from './it-tells-what-is-new.ts'
import { missingOf } from './what-is-missing.ts'

export {
  type ErpPeople,
  type ErpTroubles,
  type ErpUnderTest,
  type Pieces,
  sampleOrder,
} from './erp-under-test.ts'

/** The contract of every ERP adapter; each adapter's own test runs it. Skips what an adapter cannot do, and lists it at the end. */
export function itKeepsTheErpContract(underTest: () => ErpUnderTest): void {
  describe('the operations', () => {
    itOffersOperations(underTest)
  })
  describe('submitOrder and getOrders', () => {
    itPlacesOrders(underTest)
  })
  describe('errors', () => {
    itFailsInWords(underTest)
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
  describe('many orders', () => {
    itTellsManyOrders(underTest)
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
