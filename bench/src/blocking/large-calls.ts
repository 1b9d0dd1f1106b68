import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Call } from '../acts/acts.ts'
import { benchBoms } from '../catalogue/bench-numbers.ts'

/** Something that one request may ask for at most, and what must stand before each of its calls. */
export interface LargeCall {
  name: string
  before?: (call: Call) => Promise<unknown>
  act: (call: Call, ready: unknown) => Promise<unknown>
}

const MOST = 500

/** The largest requests that the contract lets through, a line each. */
export async function largeCalls(call: Call, pool: Pool): Promise<LargeCall[]> {
  const { rows } = await pool.query<{ id: number; part_number: string }>(
    `select parts.id, part_number from parts join units on units.id = unit_id
     where is_sellable and not is_paintable and units.name = 'EA' and part_number not like '%-3-%'
     order by parts.id limit $1`,
    [MOST],
  )
  const items = rows.map(({ id }) => ({ partId: id, quantity: 2 }))
  const numbers = rows.map(({ part_number }) => part_number)
  return [
    ...(await quoteCalls(call, items)),
    ...cartCalls(items),
    ...catalogueCalls(numbers),
    {
      name: `order of ${MOST} lines placed`,
      // A cart is ordered once at a time, and the bench's workers rest.
      before: () => pool.query(`delete from sales_orders where po_number = 'BENCH'`),
      act: (ask) => ask('POST', '/api/sales-order', orderOf(items)),
    },
    ...Object.entries({
      'policy as PDF': '/privacy-policy.pdf',
      'API document': '/api/openapi.json',
      'quotes, all': '/api/sales-quote',
      'drawing of 5,000 elements': `/svgs/${benchBoms.drawn.number}.svg`,
      'ribbon figures': '/api/dashboard/ribbon',
    }).map(([name, path]) => ({ name, act: (ask: Call) => ask('GET', path) })),
  ]
}

type Item = { partId: number; quantity: number }

async function quoteCalls(call: Call, items: Item[]): Promise<LargeCall[]> {
  const calls: LargeCall[] = []
  for (const count of [20, 100, MOST]) {
    const { salesQuoteId } = (await call('POST', '/api/sales-quote', quoteOf(items.slice(0, count)))) as {
      salesQuoteId: number
    }
    const path = `/api/sales-quote/${salesQuoteId}`
    calls.push({ name: `PDF of a quote of ${count} lines`, act: (ask) => ask('GET', `${path}/pdf`) })
    if (count < MOST) continue
    const mail = { emailAddress: 'somebody@bench.example', note: '' }
    calls.push(
      { name: `quote of ${MOST} lines mailed`, act: (ask) => ask('POST', `${path}/mail`, mail) },
      { name: `quote of ${MOST} lines read`, act: (ask) => ask('GET', path) },
      { name: `quote of ${MOST} lines saved`, act: (ask) => ask('POST', '/api/sales-quote', quoteOf(items)) },
      {
        name: `quote of ${MOST} lines into the cart`,
        before: (ask) => replaceCart(ask, []),
        act: (ask) => ask('POST', `${path}/reorder`, { isReplacing: false }),
      },
    )
  }
  return calls
}

function cartCalls(items: Item[]): LargeCall[] {
  const lines = items.map((item, index) => ({
    ...item,
    cartItemId: -1 - index,
    paintColorId: null,
    impellerTrim: null,
    impellerAngle: null,
  }))
  const add = { act: 'add', lines, at: null }
  /** As many as a request has room for in 100 edits. */
  const few = { ...add, lines: lines.slice(0, 60) }
  const edit = (edits: object[]) => ({ edits: edits.map((one) => ({ editId: randomUUID(), edit: one })) })
  const full = (ask: Call) => replaceCart(ask, items)
  const empty = (ask: Call) => replaceCart(ask, [])
  return [
    {
      name: `${MOST} lines added`,
      before: empty,
      act: (ask) => ask('PUT', '/api/cart', { replaceAll: false, items }),
    },
    {
      name: `${MOST} lines added to ${MOST}`,
      before: full,
      act: (ask) => ask('PUT', '/api/cart', { replaceAll: false, items }),
    },
    {
      name: `${MOST} lines added as an edit`,
      before: empty,
      act: (ask) => ask('POST', '/api/cart/edits', edit([add])),
    },
    {
      name: '100 edits of 60 lines each',
      before: full,
      act: (ask) => ask('POST', '/api/cart/edits', edit(Array.from({ length: 100 }, () => few))),
    },
    {
      name: `100 lines of ${MOST} set`,
      before: async (ask) => (await full(ask), ask('GET', '/api/cart/map')),
      act: (ask, ready) =>
        ask(
          'POST',
          '/api/cart/edits',
          edit(
            (ready as { items: { cartItemId: number }[] }).items.slice(0, 100).map(({ cartItemId }) => ({
              act: 'set',
              cartItemId,
              from: { quantity: 2 },
              to: { quantity: 3 },
            })),
          ),
        ),
    },
    { name: `cart of ${MOST} lines read`, before: full, act: (ask) => ask('GET', '/api/cart/map') },
    { name: `checkout of ${MOST} lines read`, before: full, act: (ask) => ask('GET', '/api/review-order') },
  ]
}

function catalogueCalls(numbers: string[]): LargeCall[] {
  const lookup = ({ number, lines }: { number: string; lines: number }): LargeCall => ({
    name: `look-up of ${lines} lines`,
    act: (ask) => ask('GET', `/api/lookup/bom/${number}`),
  })
  const dates = { items: numbers.map((partNum) => ({ partNum, quantity: 1 })) }
  return [
    lookup(benchBoms.middle),
    lookup(benchBoms.large),
    {
      name: `${MOST} parts by number`,
      act: (ask) => ask('POST', '/api/part/batch', { partNumbers: numbers }),
    },
    { name: `${MOST} ready dates`, act: (ask) => ask('POST', '/api/leadtime/batch', dates) },
    { name: 'suggestions', act: (ask) => ask('GET', '/api/search/suggestions?text=bearing%20bronze') },
    {
      name: 'nearest of 20 numbers',
      act: (ask) =>
        ask('POST', '/api/search/nearest', { partNumbers: numbers.slice(0, 20).map((one) => `${one}X`) }),
    },
  ]
}

async function replaceCart(call: Call, items: Item[]) {
  const { version } = (await call('GET', '/api/cart/map')) as { version: number }
  await call('PUT', '/api/cart', { replaceAll: true, version, items })
}

const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
const dates = { shipBy: inTwoWeeks, needBy: inTwoWeeks }

const sentTo = {
  poNumber: 'BENCH',
  shippingCountry: 'US',
  shippingState: 'CA',
  shippingCity: 'Fresno',
  shippingZipCode: '93706',
  shippingAddressLine1: '12 Canal Road',
  shippingCompanyName: 'Bench',
  allowPartialShipments: false,
  shipVia: 'CONTACT_CUSTOMER',
}

const quoteOf = (cart: Item[]) => ({ ...sentTo, quoteName: 'Bench', cart })

const orderOf = (items: Item[]) => ({
  ...sentTo,
  ...dates,
  salesOrderRequestCode: randomUUID(),
  cart: items.map((item) => ({ ...item, ...dates })),
})
