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

it('DESK-07: an invoice is on the order’s page, before its goods have left and after, on paper too', async () => {
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

it('DESK-07: a PDF of 5 MB is taken, a larger one is not', async () => {
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
])('DESK-07: %s is refused', async (_, change, status, error) => {
  expect(await add(await desk.received(), change)).toMatchObject({ status, body: { error } })
})

it('DESK-07: a number is used once in an order', async () => {
  const order = await desk.received()
  await add(order)
  expect(await add(order)).toMatchObject({
    status: 409,
    body: { error: 'This order already has an invoice of that number.', code: 'INVOICE_TAKEN' },
  })
  expect((await invoicesOf(order)).length).toBe(1)
})

it('DESK-07: is for staff with MANAGE_ORDERS, and for orders that were placed', async () => {
  const order = await desk.received()
  expect((await add(order, {}, await shop.signIn('rosa@riverbend.example'))).status).toBe(403)
  expect((await add({ salesOrderId: 999_999 })).status).toBe(404)
})
