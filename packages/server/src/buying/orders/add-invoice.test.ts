import { getCompletedOrder } from '@volute/domain/buying/orders'
import { limits } from '@volute/domain/core/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePdf } from '../../../test/make-pdf.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type Desk, openDesk } from '../../../test/order-desk.ts'

let shop: TestShop
let desk: Desk

beforeAll(async () => {
  shop = await openTestShop()
  desk = await openDesk(shop)
})
afterAll(() => shop.close())

const pdf = Buffer.from(makePdf(['Invoice'])).toString('base64')
const add = (order: { salesOrderId: number }, change: object = {}, caller: object = desk.otto) =>
  shop.request(
    'POST',
    `/api/manage-orders/${order.salesOrderId}/invoices`,
    { number: 'INV-1', invoicedOn: '2026-11-20', total: 614.9, pdf, ...change },
    caller,
  )
const invoicesOf = async (order: { orderNumber: string }) =>
  (await shop.call(getCompletedOrder, order, desk.ben)).body.invoices

it('an order shows its invoices before it ships, with or without a PDF (DESK-07)', async () => {
  const order = await desk.received()
  expect(await add(order)).toMatchObject({ status: 201, body: {} })
  expect(await add(order, { number: 'INV-2', total: 10, pdf: null })).toMatchObject({ status: 201 })
  expect(await invoicesOf(order)).toMatchObject([
    { number: 'INV-1', invoicedOn: '2026-11-20', total: 614.9, hasPdf: true },
    { number: 'INV-2', total: 10, hasPdf: false },
  ])
  const [state] = await shop.shop.erp.getOrders({ orderIds: [order.orderNumber] })
  const kept = await shop.shop.erp.getInvoice({
    requestCode: state?.requestCode ?? '',
    invoiceId: state?.invoices[0]?.invoiceId ?? '',
  })
  expect(kept && Buffer.from(kept).toString('base64')).toBe(pdf)
})

it('a PDF of 5 MB is accepted, a larger one is rejected (DESK-07)', async () => {
  const order = await desk.received()
  const large = Buffer.alloc(limits.invoiceBytes, 'A')
  large.write('%PDF-')
  expect(await add(order, { pdf: large.toString('base64') })).toMatchObject({ status: 201 })
  const larger = Buffer.alloc(limits.invoiceBytes + 3, large)
  expect(await add(order, { number: 'INV-2', pdf: larger.toString('base64') })).toMatchObject({
    status: 400,
    body: { error: 'The PDF may be at most 5 MB.' },
  })
  const far = Buffer.alloc(limits.invoiceRequestBytes, 'A').toString('base64')
  expect(await add(order, { number: 'INV-3', pdf: far })).toMatchObject({ status: 413 })
})

it.each([
  ['a picture', { pdf: 'iVBORw0KGgoAAAA=' }, 400, 'This file is not a PDF.'],
  ['no number', { number: ' ' }, 400, 'An invoice number is required.'],
  ['no day', { invoicedOn: '20 Nov' }, 400, 'The request is not valid.'],
])('%s is rejected (DESK-07)', async (_, change, status, error) => {
  expect(await add(await desk.received(), change)).toMatchObject({ status, body: { error } })
})

it('an invoice number can be used once per order (DESK-07)', async () => {
  const order = await desk.received()
  await add(order)
  expect(await add(order)).toMatchObject({
    status: 409,
    body: { error: 'This order already has an invoice of that number.', code: 'INVOICE_TAKEN' },
  })
  expect((await invoicesOf(order)).length).toBe(1)
})

it('adding an invoice needs MANAGE_ORDERS and an existing order (DESK-07)', async () => {
  const order = await desk.received()
  expect((await add(order, {}, await shop.signIn('rosa@riverbend.example'))).status).toBe(403)
  expect((await add({ salesOrderId: 999_999 })).status).toBe(404)
})
