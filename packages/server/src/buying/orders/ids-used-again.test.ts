import { randomUUID } from 'node:crypto'
import { getCompletedOrder } from '@volute/domain/buying/orders'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDesk } from '../../../test/order-desk.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { changedLine, scriptedErp, erpParcel, writePlaced } from '../../../test/scripted-erp.ts'
import { schema } from '../../core/db/index.ts'
import type { ErpOrderState } from '@volute/erp'
import { followErp } from './follow-erp.ts'
import { syncOrder } from './sync-order.ts'
import { placeOrder } from './place-order.ts'

const { outbox, salesOrders } = schema
const scripted = scriptedErp()
let shop: TestShop
let ben: Caller & { userId: number }
let old: ErpOrderState

beforeAll(async () => {
  shop = await openTestShop({ erp: scripted.erp }, { LOG_LEVEL: 'silent' })
  ben = await shop.signIn('ben@riverbend.example')
  const [placed] = await writePlaced(shop, ben, [{ quantities: [10], committedDate: '2026-12-03' }])
  if (!placed) throw new Error('no order')
  old = placed
})
afterAll(() => shop.close())

const oldRow = async () =>
  (await shop.shop.db.select().from(salesOrders).where(eq(salesOrders.requestCode, old.requestCode)))[0]

it('ERP data of another order under the same id changes nothing and is logged once per sync (STEP-10)', async () => {
  const before = await oldRow()
  const sale = {
    ...changedLine(old, 0, { shipped: '4', promised: '2026-12-24' }),
    shipments: [erpParcel('S1', 4)],
    requestCode: randomUUID(),
  }
  scripted.report(sale, shop.clock.now)
  const warn = vi.spyOn(shop.shop.log, 'warn')
  await followErp(shop.shop)
  const strange = warn.mock.calls.filter(([about]) => Object.hasOwn(about as object, 'orderIds'))
  expect(strange.map(([about]) => about)).toEqual([{ orderIds: [old.orderId] }])
  expect(await shop.shop.db.transaction((tx) => syncOrder(shop.shop, tx, sale))).toBe(false)
  expect(await oldRow()).toEqual(before)
  const mails = shop.shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.salesOrderId, before?.id ?? 0))
  expect(await mails).toEqual([])

  scripted.report({ ...sale, requestCode: old.requestCode.toUpperCase() }, shop.clock.now)
  await followErp(shop.shop)
  expect((await oldRow())?.partlyShippedUtc).not.toBeNull()
})

it('a new order with the id of an old one is placed; the old one keeps its page and no longer syncs (STEP-10)', async () => {
  const { ordered } = await openDesk(shop)
  const { salesOrderId } = await ordered()
  await shop.shop.db
    .update(salesOrders)
    .set({ asOfUtc: null })
    .where(eq(salesOrders.requestCode, old.requestCode))
  const submitOrder = async () => ({ orderId: old.orderId, orderNumber: 'SO-1', wasThere: false })
  const erp = { ...scripted.erp, submitOrder, askParts: async () => [] }
  await placeOrder({ ...shop.shop, erp }, salesOrderId)
  const page = async (orderNumber: string) => (await shop.call(getCompletedOrder, { orderNumber }, ben)).body
  expect(await page(old.orderId)).toMatchObject({ erpSalesOrderNumber: 'SO-1', status: 'Received' })
  expect(await page(old.requestCode)).toMatchObject({
    erpSalesOrderNumber: old.orderNumber,
    status: 'Partly Shipped',
  })
  scripted.asked.length = 0
  await followErp(shop.shop)
  expect(scripted.asked).toContain(`orders {"orderIds":["${old.orderId}"]}`)
})
