import { placeSalesOrder } from '@volute/domain/buying/orders'
import { getSupportOrder, supportMessages, tryOrderAgain } from '@volute/domain/backoffice/support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askQueue } from '../../../test/ask-queue.ts'
import { orderBody } from '../../../test/order-body.ts'
import { openSupportDesk, type SupportDesk } from '../../../test/support-desk.ts'
import { schema } from '../../core/db/index.ts'

let support: SupportDesk
beforeAll(async () => {
  support = await openSupportDesk()
})
afterAll(() => support.shop.close())

const look = async (salesOrderId: number) =>
  (await support.shop.call(getSupportOrder, { salesOrderId: String(salesOrderId) }, support.nia)).body
const again = (salesOrderId: number) =>
  support.shop.call(tryOrderAgain, { salesOrderId: String(salesOrderId) }, support.nia)

it('attempts at the ERP are listed, equal outcomes as one, with the attempt that placed the order (SUPPORT-04)', async () => {
  const { desk, faults, submit, shop } = support
  const { salesOrderId } = await desk.ordered({ poNumber: 'TRIES-1' })
  const firstUtc = shop.clock.now.toISOString()
  faults.push('unreachable', 'unreachable')
  await expect(submit(salesOrderId)).rejects.toThrow('The ERP does not answer.')
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  const lastUtc = shop.clock.now.toISOString()
  await expect(submit(salesOrderId)).rejects.toThrow('The ERP does not answer.')
  const unanswered = {
    outcome: 'UNANSWERED',
    reason: 'The ERP does not answer.',
    times: 2,
    firstUtc,
    lastUtc,
  }
  const waiting = await look(salesOrderId)
  expect(waiting).toMatchObject({ status: 'Waiting', tries: [unanswered], whyNot: null })
  expect(waiting.nextTryUtc).not.toBeNull()

  await submit(salesOrderId)
  const placed = await look(salesOrderId)
  expect(placed).toMatchObject({
    status: 'Received',
    poNumber: 'TRIES-1',
    buyer: { name: 'Ben', companyName: 'Riverbend Irrigation' },
    lines: [{ partNumber: 'TB10773', quantity: 1, unitName: 'EA' }],
    whyNot: supportMessages.orderSettled,
  })
  const taken = { outcome: 'TAKEN', reason: `Sales order ${placed.erpSalesOrderNumber}`, times: 1 }
  expect(placed.tries).toEqual([unanswered, { ...taken, firstUtc: lastUtc, lastUtc }])
  expect(placed.mails).toMatchObject([{ recipient: 'ben@riverbend.example', whyNot: null }])
  expect(placed.acts.at(-1)).toMatchObject({ act: 'place-order', userName: 'Ben' })
})

it('a rejected order is submitted to the ERP again with its own request code and exists there once (SUPPORT-05, OQ-44)', async () => {
  const { refused, submit, shop, lastAct, nia } = support
  const { salesOrderId, requestCode } = await refused('REFUSED-1')
  expect(await look(salesOrderId)).toMatchObject({
    status: 'Failed',
    reason: 'The account is on credit hold.',
    tries: [{ outcome: 'REFUSED', reason: 'The account is on credit hold.', times: 1 }],
    whyNot: null,
  })
  expect((await again(salesOrderId)).status).toBe(200)
  expect(await lastAct()).toMatchObject({
    userId: nia.userId,
    kind: 'support-try-order',
    subject: { salesOrderId },
  })
  const key = JSON.stringify({ salesOrderId })
  const jobs = await askQueue(shop.shop.db, (boss) => boss.findJobs('place-order', { key, queued: true }))
  expect(jobs).toHaveLength(1)
  expect((await look(salesOrderId)).status).toBe('Waiting')
  expect((await again(salesOrderId)).status).toBe(200)

  await submit(salesOrderId)
  await submit(salesOrderId)
  expect((await look(salesOrderId)).status).toBe('Received')
  const placed = await shop.shop.db.select().from(schema.deskOrders)
  expect(placed.filter((one) => one.requestCode === requestCode)).toHaveLength(1)
})

it('an order cannot be submitted again when the buyer ordered again, the desk rejected it, or the ERP has it (SUPPORT-05)', async () => {
  const { desk, refused, shop } = support
  const received = await desk.received('DONE-1')
  const rejected = await desk.received('DONE-2')
  await desk.step(rejected, { step: 'REJECTED', reason: 'Out of stock' })
  const first = await refused('AGAIN-1')
  const same = orderBody([{ partId: desk.ids.part('TB10773'), quantity: 1 }], shop.clock.now)
  const second = await shop.call(placeSalesOrder, { ...same, poNumber: 'AGAIN-2' }, desk.ben)
  expect(second.status).toBe(201)
  for (const [order, error] of [
    [first, supportMessages.placedAgain],
    [received, supportMessages.orderSettled],
    [rejected, supportMessages.orderRejected],
  ] as const) {
    expect((await look(order.salesOrderId)).whyNot).toBe(error)
    const code = 'NOT_TRIED_AGAIN'
    expect(await again(order.salesOrderId)).toMatchObject({ status: 409, body: { error, code } })
  }
})

it('an unknown order is not found (SUPPORT-04, SUPPORT-05)', async () => {
  const { shop, nia } = support
  const nobodys = { salesOrderId: '999999' }
  expect((await shop.call(getSupportOrder, nobodys, nia)).status).toBe(404)
  expect((await shop.call(tryOrderAgain, nobodys, nia)).status).toBe(404)
})
