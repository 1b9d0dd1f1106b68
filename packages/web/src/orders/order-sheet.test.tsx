import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPage, press, shown } from '../../test/open-page.tsx'
import { textsOf } from '../../test/render.tsx'
import { clearSession, nobody, startSession } from '../api/index.ts'

const order = {
  poNumber: '88-1042',
  shippingCountry: 'US',
  shippingCompanyName: 'Riverbend Irrigation',
  shippingAddressLine1: '12 Canal Street',
  shippingAddressLine2: null,
  shippingContactName: null,
  shippingPhoneNumber: null,
  shippingLocality: 'Seattle',
  shippingAdministrativeArea: 'WA',
  shippingPostalCode: '98101',
  specialInstructions: null,
  itemsSubtotal: 20,
  shipBy: '2026-12-01',
  grandTotal: 20,
  orderDate: '2026-11-20',
  discountPercent: 0,
  companyName: 'Riverbend Irrigation',
  terms: null,
  fob: null,
  salesPerson: null,
  shipVia: 'UPS Ground',
  billingType: null,
  trackingNumber: null,
  status: 'Received',
  reason: null,
  orderItems: [],
}
const replies = { 'GET /completed-order/100001': order }

let page: Awaited<ReturnType<typeof openPage>>
beforeEach(() => {
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...ben, token: 't1', accessToken: null })
})
afterEach(async () => {
  await page.close()
  clearSession()
})

it('ORDER-10: a printed order is titled with its number', async () => {
  page = await openPage('/order-complete/100001', replies)
  await shown(() => textsOf('h1').includes('Thank you for your order'))
  expect(document.title).toBe('Sales Order 100001 · Volute')
})

it('HISTORY-07: so it is from the history, which has its own title again behind it', async () => {
  page = await openPage('/order-history?order=100001', replies)
  await shown(() => textsOf('dialog button, [role="dialog"] button').includes('Print'))
  expect(document.title).toBe('Sales Order 100001 · Volute')
  await press('Close')
  await shown(() => document.title === 'Order History · Volute')
})
