import { type CartItem, editCart, getCartMap, putCart } from '@volute/domain/buying/cart'
import { resolveLines } from '@volute/domain/buying/lines'
import { getCompletedOrder, placeSalesOrder } from '@volute/domain/buying/orders'
import { getQuote, saveQuote } from '@volute/domain/buying/quotes'
import { describeReason, fitNote } from '@volute/domain/catalogue/fit'
import { getPart } from '@volute/domain/catalogue/part'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addPumps } from './add-pumps.ts'
import { numbered } from './bens-cart.ts'
import { type Caller, openTestShop, type TestShop } from './open-test-shop.ts'
import { orderBody } from './order-body.ts'
import { quoteBody, savedQuote } from './quote-body.ts'
import { type WorldIds, worldIds } from './world-lookups.ts'
import { schema } from '../src/core/db/index.ts'
import { placeOrder } from '../src/buying/orders/place-order.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller
let pumpId: number

const number = 'C2134-3-BZ'
const between = 'Impeller trim must be between 8.250 and 9.750 inches.'

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
  ;[pumpId = 0] = await addPumps(shop, '100235')
  await shop.shop.db.update(schema.pumps).set({ trim: 9.25, angle: null }).where(eq(schema.pumps.id, pumpId))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await setLimits(8.25, 9.75)
  const { version } = (await shop.call(getCartMap, {}, ben)).body
  await shop.call(putCart, { replaceAll: true, version, items: [] }, ben)
})

const setLimits = (trimMin: number | null, trimFull: number | null) =>
  shop.shop.db.update(schema.parts).set({ trimMin, trimFull }).where(eq(schema.parts.partNumber, number))

const trimmed = (impellerTrim: number, rest: object = {}) => ({
  partId: ids.part(number),
  quantity: 1,
  impellerTrim,
  impellerAngle: 0,
  pumpId,
  ...rest,
})
const add = (impellerTrim: number) =>
  shop.call(putCart, { replaceAll: false, items: [trimmed(impellerTrim)] }, ben)

async function line(): Promise<CartItem> {
  const [item] = (await shop.call(getCartMap, {}, ben)).body.items
  if (!item) throw new Error('the cart is empty')
  return item
}

async function edit(change: object) {
  const { cartItemId } = await line()
  const { body } = await shop.call(
    editCart,
    { edits: [numbered({ act: 'set', cartItemId, from: {}, to: change })] },
    ben,
  )
  return body.edits[0]
}

it('a part names its least and its full trim, and neither where they are unknown (FIT-17)', async () => {
  expect((await shop.call(getPart, { partNumber: number }, ben)).body).toMatchObject({
    trimMin: 8.25,
    trimFull: 9.75,
  })
  await setLimits(null, null)
  expect((await shop.call(getPart, { partNumber: number }, ben)).body).not.toHaveProperty('trimMin')
})

it.each([25, 9.76, 8.24, 9.754, 0.004, -0.004])(
  'a trim of %d is rejected wherever it is sent (FIT-17)',
  async (trim) => {
    const sent = trimmed(trim)
    const listed = {
      partId: sent.partId,
      quantity: '1',
      options: { paintColor: '', trim: String(trim), angle: '0' },
      source: 'TYPED' as const,
    }
    const answers = [
      await add(trim),
      await shop.call(saveQuote, quoteBody([sent]), ben),
      await shop.call(placeSalesOrder, orderBody([sent], shop.clock.now), ben),
    ]
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(answers.map(() => [400, between]))
    const { body } = await shop.call(resolveLines, { lines: [listed], intoCart: true }, ben)
    expect(body.lines).toMatchObject([{ outcome: 'WRONG_VALUE', whyNot: between }])
  },
)

it('an edit to a trim outside the limits is rejected, and the cart keeps its trim (FIT-17)', async () => {
  await add(9.25)
  for (const impellerTrim of [25, 0.004])
    expect(await edit({ impellerTrim })).toMatchObject({ outcome: 'refused', error: between })
  expect((await line()).impellerTrim).toBe(9.25)
})

it('a full trim of more than 30 inches can be ordered where it is known (OQ-117)', async () => {
  await setLimits(30, 36)
  expect((await add(36)).status).toBe(200)
  expect((await line()).impellerTrim).toBe(36)
})

it('a quote of a trim that became impossible makes no order (FIT-17)', async () => {
  const { order } = await savedQuote(shop, ben, [trimmed(9.5)])
  await setLimits(8.25, 9.4)
  const { status, body } = await shop.call(placeSalesOrder, order, ben)
  expect([status, body.error]).toEqual([400, 'Impeller trim must be between 8.250 and 9.400 inches.'])
})

it('a doubtful trim does not fit, is ordered only knowingly, and another one asks again (FIT-17)', async () => {
  await setLimits(null, null)
  await add(25)
  const doubt = 'Trim 25.00 in is more than the 9.250 in that this pump was built with.'
  expect((await line()).forPump).toMatchObject({ verdict: 'CHECK_TRIM', reason: doubt, isKnown: false })
  const asked = await shop.call(saveQuote, quoteBody([trimmed(25)]), ben)
  expect([asked.status, asked.body.code]).toEqual([400, 'FIT_NOT_KNOWN'])

  await edit({ acknowledgedVerdict: 'CHECK_TRIM' })
  expect((await line()).forPump).toMatchObject({ isKnown: true })
  expect((await shop.call(saveQuote, quoteBody([await line()]), ben)).status).toBe(201)

  await edit({ impellerTrim: 24 })
  expect(await line()).toMatchObject({ acknowledgedVerdict: null, forPump: { isKnown: false } })
})

it('another trim than the nameplate’s is noted on cart, quote, order and desk (FIT-16)', async () => {
  await add(9.5)
  const note = 'Built at 9.250 in, ordered with trim 9.50 in.'
  expect((await line()).forPump).toMatchObject({ trimNote: note })

  const { salesQuoteId } = await savedQuote(shop, ben, [trimmed(9.5)])
  const quote = (await shop.call(getQuote, { quoteId: String(salesQuoteId) }, ben)).body
  expect(quote.cart[0]?.forPump).toMatchObject({ trimNote: note })

  const body = orderBody([trimmed(9.5)], shop.clock.now)
  expect((await shop.call(placeSalesOrder, body, ben)).status).toBe(201)
  const [order] = await shop.shop.db
    .select()
    .from(schema.salesOrders)
    .where(eq(schema.salesOrders.requestCode, body.salesOrderRequestCode))
  await placeOrder(shop.shop, order?.id ?? 0)
  const [atErp] = await shop.shop.db.select().from(schema.deskOrders)
  const placed = await shop.call(getCompletedOrder, { orderNumber: atErp?.orderNumber ?? '' }, ben)
  const [ordered] = placed.body.orderItems
  if (!ordered?.forPump) throw new Error('the order has no line for the pump')
  expect(describeReason(ordered.forPump)).toContain(note)
  expect(atErp?.document).toMatchObject({ lines: [{ note: fitNote(ordered.forPump) }] })
  expect(fitNote(ordered.forPump)).toContain(note)
})
