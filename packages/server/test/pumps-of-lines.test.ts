import {
  type CartEdit,
  type CartItem,
  cartMessages,
  editCart,
  getCartMap,
  putCart,
} from '@volute/domain/buying/cart'
import { describePlace, fitMessages, fitNote } from '@volute/domain/catalogue/fit'
import {
  copyQuote,
  getCompletedOrder,
  getManagedOrder,
  getOrderStatus,
  placeSalesOrder,
  reorder,
} from '@volute/domain/buying/orders'
import { getQuote, saveQuote } from '@volute/domain/buying/quotes'
import { getSupportOrder } from '@volute/domain/backoffice/support'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addPumps } from './add-pumps.ts'
import { numbered } from './bens-cart.ts'
import { type Caller, openTestShop, type TestShop } from './open-test-shop.ts'
import { orderBody } from './order-body.ts'
import { quoteBody } from './quote-body.ts'
import { readMails } from './read-mails.ts'
import { brand } from './world.ts'
import { type WorldIds, worldIds } from './world-lookups.ts'
import { schema } from '../src/core/db/index.ts'
import { quotePdf } from '../src/buying/quotes/quote-pdf.ts'
import { placeOrder } from '../src/buying/orders/place-order.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller
let otto: Caller
let ada: Caller
let pumps: number[]

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
  otto = await shop.signIn('otto@volute.example')
  ada = await shop.signIn('ada@volute.example')
  pumps = await addPumps(shop, '100235', '0-100/36', '100237')
})
afterAll(() => shop.close())
beforeEach(() => emptyCart())

const cart = async () => (await shop.call(getCartMap, {}, ben)).body

async function emptyCart() {
  const { version } = await cart()
  await shop.call(putCart, { replaceAll: true, version, items: [] }, ben)
}

async function edit(act: CartEdit<CartItem>) {
  const { body } = await shop.call(editCart, { edits: [numbered(act)] }, ben)
  return body
}

/** Adds lines as the page for a pump does, and acknowledges verdicts ("Order anyway") where the cart asks for it. */
async function fill(lines: { number: string; pumpId: number | null; quantity: number }[]) {
  const items = lines.map(({ number, ...line }) => ({ ...line, partId: ids.part(number) }))
  expect((await shop.call(putCart, { replaceAll: false, items }, ben)).status).toBe(200)
  await knowAll()
}

async function knowAll() {
  for (const { cartItemId, forPump } of (await cart()).items)
    if (forPump)
      await edit({ act: 'set', cartItemId, from: {}, to: { acknowledgedVerdict: forPump.verdict } })
}

/** Quantity of each part for each pump, summed over all lines. */
function counts(
  lines: readonly { partNumber: string; quantity: number; forPump: { pumpId: number } | null }[],
) {
  const sums: Record<string, number> = {}
  for (const { partNumber, quantity, forPump } of lines) {
    const key = `${partNumber} for ${forPump?.pumpId ?? 'none'}`
    sums[key] = (sums[key] ?? 0) + quantity
  }
  return sums
}

async function place(quoteId: number | null) {
  const { items } = await cart()
  const lines =
    quoteId === null ? items : (await shop.call(getQuote, { quoteId: String(quoteId) }, ben)).body.cart
  const sent = lines.map(({ partId, quantity, paintColorId, forPump, ...line }) => {
    const known = 'acknowledgedVerdict' in line ? line.acknowledgedVerdict : null
    return { partId, quantity, paintColorId, pumpId: forPump?.pumpId ?? null, acknowledgedVerdict: known }
  })
  const body = { ...orderBody(sent, shop.clock.now), salesQuoteId: quoteId }
  const { status, body: answer } = await shop.call(placeSalesOrder, body, ben)
  expect([status, answer.error]).toEqual([201, undefined])
  const [order] = await shop.shop.db
    .select()
    .from(schema.salesOrders)
    .where(eq(schema.salesOrders.requestCode, body.salesOrderRequestCode))
  const salesOrderId = order?.id ?? 0
  await placeOrder(shop.shop, salesOrderId)
  const { body: request } = await shop.call(getOrderStatus, { requestCode: body.salesOrderRequestCode }, ben)
  return { salesOrderId, orderNumber: request.erpSalesOrderId ?? '' }
}

const inForce = { brand, version: 1, policyVersion: 1, termsVersion: null }

/** Expects every page, mail and document of the order to name the pump of every line. */
async function expectFrozen(order: { salesOrderId: number; orderNumber: string }, wanted: object) {
  const { orderItems } = (await shop.call(getCompletedOrder, order, ben)).body
  expect(counts(orderItems)).toEqual(wanted)
  const salesOrderId = String(order.salesOrderId)
  expect(counts((await shop.call(getManagedOrder, { salesOrderId }, otto)).body.orderItems)).toEqual(wanted)
  expect(counts((await shop.call(getSupportOrder, { salesOrderId }, ada)).body.lines)).toEqual(wanted)

  const places = orderItems.map(({ forPump }) => (forPump ? describePlace(forPump) : null))
  const [atErp] = await shop.shop.db
    .select()
    .from(schema.deskOrders)
    .where(eq(schema.deskOrders.orderNumber, order.orderNumber))
  const notes = orderItems.map(({ forPump }) => ({ note: fitNote(forPump) }))
  expect(atErp?.document).toMatchObject({ lines: notes })
  const mail = (await readMails(shop, 'ben@riverbend.example')).at(-1)
  for (const one of places) if (one) expect(mail?.text).toContain(one)
}

async function quoted(wanted: object): Promise<number> {
  const { items } = await cart()
  const { status, body } = await shop.call(saveQuote, quoteBody(items), ben)
  expect([status, body.error]).toEqual([201, undefined])
  const quote = (await shop.call(getQuote, { quoteId: String(body.salesQuoteId) }, ben)).body
  expect(counts(quote.cart)).toEqual(wanted)
  const paper = JSON.stringify(quotePdf(quote, 'Riverbend Irrigation', inForce, undefined))
  for (const { forPump } of quote.cart) {
    if (!forPump) continue
    expect(paper).toContain(describePlace(forPump))
    expect(paper).toContain(forPump.reason)
  }
  return body.salesQuoteId
}

const parts = ['TB10773', '235626', 'AB/1-2', 'RQ5501', 'SEAL-KIT']
const turns = ['order', 'quote', 'copy'] as const
const paths = fc.sample(
  fc.record({
    quantities: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 20, maxLength: 20 }),
    turns: fc.shuffledSubarray([...turns], { minLength: 2 }),
    split: fc.nat(19),
    moved: fc.nat(19),
  }),
  { numRuns: 4, seed: 18 },
)

it.each(paths)(
  '20 lines for 4 pumps keep their pumps through every document and back: $turns (LINE-04)',
  async (path) => {
    await fill(
      path.quantities.map((quantity, index) => ({
        number: parts[index % 5] ?? '',
        pumpId: pumps[Math.floor(index / 5)] ?? null,
        quantity,
      })),
    )
    const wanted = counts((await cart()).items)
    expect(Object.keys(wanted)).toHaveLength(20)
    const { items } = await cart()
    const [painted, moved] = [
      items.find(({ isPaintable, quantity }) => isPaintable && quantity > 1),
      items[path.moved],
    ]
    if (painted)
      await edit({
        act: 'split',
        cartItemId: painted.cartItemId,
        paintColorId: ids.color('Machine Gray'),
        count: 1,
        newId: -1,
      })
    if (moved && moved !== painted) {
      await edit({ act: 'remove', lines: [moved] })
      await edit({ act: 'add', lines: [{ ...moved, cartItemId: -2 }], at: 0 })
    }
    expect(counts((await cart()).items)).toEqual(wanted)

    for (const turn of path.turns) {
      const quoteId = turn === 'order' ? null : await quoted(wanted)
      const order = await place(turn === 'quote' ? quoteId : null)
      await expectFrozen(order, wanted)
      await emptyCart()
      if (turn === 'copy') await shop.call(copyQuote, { quoteId: String(quoteId) }, ben)
      else await shop.call(reorder, order, ben)
      expect(counts((await cart()).items)).toEqual(wanted)
      await knowAll()
    }
  },
)

it('the same part for two pumps stays two lines, and for one pump becomes one (LINE-02)', async () => {
  const [first, second] = pumps
  const seal = (pumpId: number | null | undefined) => ({ partId: ids.part('TB10773'), quantity: 1, pumpId })
  const items = [seal(first), seal(second), seal(first), seal(null)]
  await shop.call(putCart, { replaceAll: false, items }, ben)
  const stored = (await cart()).items
  expect(stored.map(({ pumpId, quantity }) => [pumpId, quantity])).toEqual([
    [first, 2],
    [second, 1],
    [null, 1],
  ])
  const [a, b] = stored.map(({ cartItemId }) => cartItemId)
  const { edits } = await edit({ act: 'combine', pair: [a ?? 0, b ?? 0] })
  expect(edits[0]?.outcome).toBe('conflict')
})

it('an unknown pump is rejected, and nothing is added to the cart (LINE-01)', async () => {
  const items = [{ partId: ids.part('TB10773'), quantity: 1, pumpId: 999_999 }]
  const { status, body } = await shop.call(putCart, { replaceAll: false, items }, ben)
  expect([status, body.error]).toEqual([400, cartMessages.pumpUnknown])
  expect((await cart()).items).toEqual([])
})

it('the server determines serial number and verdict, whatever the client sends (LINE-05)', async () => {
  const made = { serialNumber: '1', verdict: 'FITS', reason: 'made up' }
  const items = [{ partId: ids.part('AB/1-2'), quantity: 1, pumpId: pumps[0], forPump: made }]
  await shop.request('PUT', '/api/cart', { replaceAll: false, items }, ben)
  const [line] = (await cart()).items
  expect(line?.forPump).toMatchObject({ serialNumber: '100234', verdict: 'NOT_IN_THIS_PUMP', isKnown: false })
})

it('a part that may not fit is neither quoted nor ordered until the buyer acknowledges it, and the desk sees that (LINE-06)', async () => {
  const wrong = { partId: ids.part('AB/1-2'), quantity: 1, pumpId: pumps[0] ?? null }
  await shop.call(putCart, { replaceAll: false, items: [wrong] }, ben)
  const refused = [400, 'FIT_NOT_KNOWN', cartMessages.fitNotKnown('AB/1-2')]
  const order = await shop.call(placeSalesOrder, orderBody([wrong], shop.clock.now), ben)
  expect([order.status, order.body.code, order.body.error]).toEqual(refused)
  const other = { ...wrong, acknowledgedVerdict: 'CHANGED_SINCE' as const }
  const quote = await shop.call(saveQuote, quoteBody([other]), ben)
  expect([quote.status, quote.body.code, quote.body.error]).toEqual(refused)

  await knowAll()
  const { salesOrderId, orderNumber } = await place(null)
  const desk = (await shop.call(getManagedOrder, { salesOrderId: String(salesOrderId) }, otto)).body
  const forPump = desk.orderItems[0]?.forPump ?? null
  expect(forPump).toMatchObject({ verdict: 'NOT_IN_THIS_PUMP', isKnown: true })
  const [atErp] = await shop.shop.db
    .select()
    .from(schema.deskOrders)
    .where(eq(schema.deskOrders.orderNumber, orderNumber))
  expect(JSON.stringify(atErp?.document)).toContain(
    `for 100234. ${forPump?.reason} ${fitMessages.orderedAnyway}`,
  )
})

it('a converted quote keeps the fit it was saved with when the pump changes later (LINE-07)', async () => {
  await fill([{ number: 'TB10773', pumpId: pumps[0] ?? null, quantity: 2 }])
  const quoteId = await quoted(counts((await cart()).items))
  const { body: quote } = await shop.call(getQuote, { quoteId: String(quoteId) }, ben)
  await shop.shop.db
    .update(schema.pumps)
    .set({ serialNumber: '100234-B' })
    .where(eq(schema.pumps.id, pumps[0] ?? 0))
  const { orderNumber } = await place(quoteId)
  const { orderItems } = (await shop.call(getCompletedOrder, { orderNumber }, ben)).body
  expect(orderItems[0]?.forPump).toEqual(quote.cart[0]?.forPump)
  await shop.shop.db
    .update(schema.pumps)
    .set({ serialNumber: '100234' })
    .where(eq(schema.pumps.id, pumps[0] ?? 0))
})
