import { getLeadTime } from '@volute/domain/catalogue/lead-time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleOrder } from '@volute/erp/contract'
import { silentErp } from '../../../test/faulty-erp.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import type { ErpPort } from '@volute/erp'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ erp: silentErp }, { ERP_SECONDS: '0.1' })
})
afterAll(() => shop.close())

it.each<[string, (erp: ErpPort) => Promise<unknown>]>([
  ['health', (erp) => erp.health()],
  ['submitOrder', (erp) => erp.submitOrder(sampleOrder('A-RIVER', 'TB10773'))],
  ['getOrders', (erp) => erp.getOrders({ orderIds: ['100001'] })],
  ['listOrders', (erp) => erp.listOrders({ customer: 'A-RIVER', changedSince: '2026-01-01', cursor: null })],
  ['askParts', (erp) => erp.askParts('A-RIVER', [])],
  ['listCustomers', (erp) => erp.listCustomers()],
  ['listDistributors', (erp) => erp.listDistributors()],
])('%s that is never answered fails as unreachable (OQ-47)', async (_, call) => {
  await expect(call(shop.shop.erp)).rejects.toMatchObject({ kind: 'retryable', outcome: 'unknown' })
})

it('a lead time that the ERP never answers is rejected with a message (LEAD-04)', async () => {
  const ben = await shop.signIn('ben@riverbend.example')
  expect(await shop.call(getLeadTime, { partNum: 'TB10773', quantity: 1 }, ben)).toMatchObject({
    status: 503,
    body: { error: 'Unable to calculate lead time.' },
  })
})
