import { getManagedOrder, placeSalesOrder } from '@volute/domain/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultyErp } from '../../test/faulty-erp.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { type Desk, openDesk } from '../../test/order-desk.ts'
import { fillCart } from '../../test/order-body.ts'
import { listPendingOrderIds } from './order-store.ts'
import { placeOrder } from './place-order.ts'

let shop: TestShop
let desk: Desk

beforeAll(async () => {
  shop = await openTestShop()
  desk = await openDesk(shop)
})
afterAll(() => shop.close())

const read = ({ salesOrderId }: { salesOrderId: number }) =>
  shop.call(getManagedOrder, { salesOrderId: String(salesOrderId) }, desk.otto)

describe('E73 OQ-47: an order in full at the desk', () => {
  it('has what one needs to pick, pack and ship it', async () => {
    const items = [
      { partId: desk.ids.part('C2134-3-BZ'), quantity: 2, impellerTrim: 9.25, impellerAngle: 12 },
      { partId: desk.ids.part('D7232-2-CP'), quantity: 1, paintColorId: desk.ids.color('Safety Blue') },
    ]
    const body = await fillCart(shop, desk.ben, items)
    await shop.call(placeSalesOrder, { ...body, comment: 'Spares' }, desk.ben)
    const [salesOrderId = 0] = await listPendingOrderIds(shop.shop.db)
    await placeOrder(shop.shop, salesOrderId)
    const { body: order } = await read({ salesOrderId })
    expect(order).toMatchObject({
      salesOrderId,
      erpSalesOrderNumber: order.erpSalesOrderId,
      status: 'Received',
      reason: null,
      companyName: 'Riverbend Irrigation',
      customerCode: 'A-RIVER',
      buyer: { name: 'Ben', email: 'ben@riverbend.example', companyName: 'Riverbend Irrigation' },
      poNumber: 'PO-77',
      shippingAddressLine1: '1 Canal Road',
      shipVia: 'Ground',
      shipViaCode: 'UPS_GROUND',
      billingType: 'UPS Freight Collect',
      billingAccountNumber: 'A1',
      comment: 'Spares',
      specialInstructions: 'Ring the bell',
      allowPartialShipments: false,
      shipBy: '2026-12-04',
      needBy: '2026-12-04',
      history: [
        { event: 'Ordered', atUtc: shop.clock.now.toISOString(), by: 'Ben' },
        { event: 'Received', atUtc: shop.clock.now.toISOString(), by: null },
      ],
    })
    expect(order.orderItems).toMatchObject([
      { partNumber: 'C2134-3-BZ', quantity: 2, impellerTrim: 9.25, impellerAngle: 12, unitName: 'EA' },
      { partNumber: 'D7232-2-CP', quantity: 1, paintColor: 'Safety Blue', shipBy: '2026-12-04' },
    ])
  })

  it('OQ-72: tells who took which step, and why it was rejected', async () => {
    const order = await desk.received()
    const ada = await shop.signIn('ada@volute.example')
    await desk.step(order, { step: 'PICKED' })
    await desk.step(order, { step: 'REJECTED', reason: 'The account is on hold.' }, ada)
    const { body } = await read(order)
    expect(body).toMatchObject({ status: 'Rejected', reason: 'The account is on hold.' })
    expect(body.history.map(({ event, by }) => [event, by])).toEqual([
      ['Ordered', 'Ben'],
      ['Received', null],
      ['Picked', 'Otto'],
      ['Rejected', 'Ada'],
    ])
  })

  it.each(['0', 'x', '1.5', '99999999999'])('the id %s is refused', async (id) => {
    expect(await shop.request('GET', `/api/manage-orders/${id}`, undefined, desk.otto)).toMatchObject({
      status: 400,
      body: { error: 'The request is not valid.' },
    })
  })

  it('an order that nobody placed is not found', async () => {
    expect(await read({ salesOrderId: 999_999 })).toMatchObject({
      status: 404,
      body: { error: 'The requested item was not found.' },
    })
  })

  it('is for the provider’s staff with MANAGE_ORDERS only', async () => {
    const { salesOrderId } = await desk.received()
    for (const email of ['ben@riverbend.example', 'rosa@riverbend.example', 'sol@volute.example']) {
      const caller = await shop.signIn(email)
      expect(await shop.call(getManagedOrder, { salesOrderId: String(salesOrderId) }, caller)).toMatchObject({
        status: 403,
        body: { error: 'You do not have permission to perform this action.' },
      })
    }
    expect((await shop.call(getManagedOrder, { salesOrderId: String(salesOrderId) })).status).toBe(401)
  })

  it('OQ-46: tells why the ERP refused an order', async () => {
    const { erp, faults } = faultyErp(shop.shop.erp)
    faults.push('rejected')
    const order = await desk.ordered()
    expect((await read(order)).status).toBe(404)
    await placeOrder({ ...shop.shop, erp }, order.salesOrderId)
    expect((await read(order)).body).toMatchObject({
      status: 'Failed',
      reason: 'The account is on credit hold.',
      erpSalesOrderNumber: null,
      history: [{ event: 'Ordered' }],
    })
  })
})
