import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openTestShop } from '../../../test/open-test-shop.ts'
import { scriptedErp, writePlaced } from '../../../test/scripted-erp.ts'
import { schema } from '../../core/db/index.ts'
import type { ErpOrderState } from '@volute/erp'
import { findFollowed } from './followed-store.ts'
import { syncOrder } from './sync-order.ts'

const ORDERED = [6, 3]
const FIRST_COMMITTED = '2026-12-03'
const when = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute))

/** Actions of the ERP's staff on an order, one after the other. */
const act = fc.oneof(
  fc.record({
    act: fc.constant('ship' as const),
    line: fc.nat(1),
    quantities: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    act: fc.constant('cancel' as const),
    line: fc.nat(1),
    quantities: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ act: fc.constant('promise' as const), line: fc.nat(1), day: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ act: fc.constant('track' as const), parcel: fc.nat(2), number: fc.nat(2) }),
  fc.record({ act: fc.constant('unship' as const), parcel: fc.nat(2) }),
  fc.constant({ act: 'pick' as const }),
  fc.constant({ act: 'cancel all' as const }),
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

/** The ERP's order as a plain record of quantities. */
interface Book {
  lines: { shipped: number; cancelled: number; promised: string | null }[]
  parcels: { line: number; quantities: number; tracking: string; isBack: boolean }[]
  isPicked: boolean
  isOver: boolean
}

const openOf = (book: Book, line: number) => {
  const { shipped = 0, cancelled = 0 } = book.lines[line] ?? {}
  return book.isOver ? 0 : (ORDERED[line] ?? 0) - shipped - cancelled
}

/** The book after an action; an impossible action leaves it unchanged. */
function after(before: Book, done: Act): Book {
  const book = structuredClone(before)
  if (book.isOver) return book
  if (done.act === 'pick') book.isPicked = true
  if (done.act === 'cancel all') book.isOver = true
  if (done.act === 'track' || done.act === 'unship') {
    const parcel = book.parcels[done.parcel]
    if (parcel && done.act === 'track') parcel.tracking = `T-${done.number}`
    if (parcel && done.act === 'unship' && !parcel.isBack) {
      parcel.isBack = true
      const line = book.lines[parcel.line]
      if (line) line.shipped -= parcel.quantities
    }
  }
  if ('line' in done) {
    const line = book.lines[done.line]
    const quantities = 'quantities' in done ? Math.min(done.quantities, openOf(book, done.line)) : 0
    if (line && done.act === 'promise') line.promised = `2026-12-0${done.day}`
    if (line && done.act === 'cancel') line.cancelled += quantities
    if (line && done.act === 'ship' && quantities > 0) {
      line.shipped += quantities
      book.parcels.push({ line: done.line, quantities, tracking: 'T-0', isBack: false })
    }
  }
  return book
}

function stateOf(order: ErpOrderState, book: Book): ErpOrderState {
  return {
    ...order,
    pickedUtc: book.isPicked ? when(1).toISOString() : null,
    cancelledUtc: book.isOver ? when(59).toISOString() : null,
    lines: order.lines.map((line, index) => {
      const { shipped = 0, cancelled = 0, promised = null } = book.lines[index] ?? {}
      return { ...line, shipped: String(shipped), cancelled: String(cancelled), promised }
    }),
    shipments: book.parcels.map(({ line, quantities, tracking, isBack }, index) => ({
      shipmentId: `P${index}`,
      shippedUtc: when(index).toISOString(),
      cancelledUtc: isBack ? when(50).toISOString() : null,
      carrier: null,
      trackingNumber: tracking,
      lines: [{ position: line, quantity: String(quantities) }],
    })),
  }
}

/** The order that the shop has to show for a book. */
function shownOf(book: Book) {
  const lines = book.lines.map(({ shipped, cancelled, promised }, index) => ({
    shipped,
    cancelled: book.isOver ? (ORDERED[index] ?? 0) - shipped : cancelled,
    promised: openOf(book, index) > 0 ? promised : null,
  }))
  const open = lines.some((_, index) => openOf(book, index) > 0)
  const left = lines.some(({ shipped }) => shipped > 0)
  const status = open
    ? left
      ? 'Partly Shipped'
      : book.isPicked
        ? 'Picked'
        : 'Received'
    : left
      ? 'Shipped'
      : 'Rejected'
  return { status, isPicked: book.isPicked, lines, parcels: book.parcels }
}

/** Expected mails for one change, computed independently; updates the committed dates in `answered`. */
function mailsOf(before: Book, now: Book, answered: string[]): string[] {
  const [was, is] = [shownOf(before), shownOf(now)]
  if (is.status === 'Rejected' && was.status !== 'Rejected') return ['REJECTED']
  const parcels = now.parcels.flatMap((parcel, index) => {
    const old = before.parcels[index]
    if (!old || old.isBack) return parcel.isBack ? [] : ['SHIPPED']
    return parcel.isBack || parcel.tracking !== old.tracking ? ['CORRECTED'] : []
  })
  const isLess = is.lines.some(({ cancelled }, index) => cancelled > (was.lines[index]?.cancelled ?? 0))
  let isLater = false
  is.lines.forEach(({ promised }, index) => {
    if (!promised || promised <= (answered[index] ?? '')) return
    answered[index] = promised
    isLater = true
  })
  return [...parcels, ...(isLess ? ['CANCELLED'] : []), ...(isLater ? ['SLIPPED'] : [])]
}

const HISTORIES = Number(process.env['HISTORIES'] ?? 80)

const history = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 6 }),
  /** Indexes of the ERP's answers in order of arrival, with repeats. */
  arriving: fc.array(fc.nat(6), { minLength: 2, maxLength: 8 }),
})

it(`${HISTORIES} random histories with answers out of order give the state and mails of an independent model (STEP-01, STEP-04, STEP-05)`, async () => {
  const shop = await openTestShop({ erp: scriptedErp().erp })
  const ben = await shop.signIn('ben@riverbend.example')
  const histories = fc.sample(history, { numRuns: HISTORIES, seed: 19 })
  const orders = await writePlaced(
    shop,
    ben,
    histories.map(() => ({ quantities: ORDERED, committedDate: FIRST_COMMITTED })),
  )
  const seen = new Set<string>()
  for (const [index, { acts, arriving }] of histories.entries()) {
    const order = orders[index]
    if (!order) continue
    const none = ORDERED.map(() => ({ shipped: 0, cancelled: 0, promised: null }))
    const books: Book[] = [{ lines: none, parcels: [], isPicked: false, isOver: false }]
    for (const done of acts) books.push(after(books.at(-1) as Book, done))
    let [counts, asOf] = [books[0] as Book, -1]
    const answered = ORDERED.map(() => FIRST_COMMITTED)
    const expected: string[] = []
    for (const minute of arriving) {
      const book = books[minute]
      if (!book) continue
      const askedUtc = when(minute)
      await shop.shop.db.transaction((tx) => syncOrder(shop.shop, tx, stateOf(order, book), { askedUtc }))
      if (minute < asOf) continue
      const isSame = JSON.stringify(shownOf(book)) === JSON.stringify(shownOf(counts))
      if (!isSame) expected.push(...mailsOf(counts, book, answered))
      if (!isSame || asOf < 0) asOf = minute
      counts = book
    }
    const [followed] = await findFollowed(shop.shop.db, [order.orderId])
    if (!followed) throw new Error('the order is gone')
    const { status, isPicked, lines, parcels } = shownOf(counts)
    expect({
      status: followed.order.deskStatus,
      isPicked: followed.order.pickedUtc !== null,
      lines: followed.lines.map(({ shippedQuantity, cancelledQuantity, promisedDate, committedDate }) => ({
        shipped: shippedQuantity,
        cancelled: cancelledQuantity,
        promised: promisedDate,
        committed: committedDate,
      })),
    }).toEqual({
      status,
      isPicked,
      lines: lines.map((line, position) => ({ ...line, committed: answered[position] })),
    })
    expect(followed.parcels.filter(({ parcel }) => !parcel.cancelledUtc)).toHaveLength(
      parcels.filter(({ isBack }) => !isBack).length,
    )
    const mails = await shop.shop.db
      .select({ news: schema.outbox.orderNews })
      .from(schema.outbox)
      .where(eq(schema.outbox.salesOrderId, followed.order.id))
      .orderBy(asc(schema.outbox.id))
    expect(mails.map(({ news }) => news)).toEqual(expected)
    for (const news of expected) seen.add(news)
  }
  expect([...seen].toSorted()).toEqual(['CANCELLED', 'CORRECTED', 'REJECTED', 'SHIPPED', 'SLIPPED'])
  await shop.close()
})
