import { type DeskFilter, listManagedOrders } from '@volute/domain/buying/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type Desk, openDesk } from '../../../test/order-desk.ts'

let shop: TestShop
let desk: Desk

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Moves the clock and signs in again, since sessions end meanwhile. */
async function openAt(now: string) {
  shop.clock.now = new Date(now)
  desk = await openDesk(shop)
}

type Asked = {
  status?: DeskFilter
  searchValue?: string
  sortDirection?: 'ASC' | 'DESC'
  columnName?: 'Ship By'
  rowsPerPage: string
}
const list = async (asked: Asked) =>
  (await shop.call(listManagedOrders, { pageNumber: '1', ...asked }, desk.otto)).body
const find = async (asked: Asked) => (await list(asked)).orders.map((one) => one.poNumber)

it('orders to do are late or due by the earliest date promised for a line still to come, and sort by it (DESK-27)', async () => {
  await openAt('2026-12-01T18:00:00Z')
  const promised = async (poNumber: string, ...dates: string[]) => {
    const order = await desk.received(
      poNumber,
      desk.ben,
      dates.map(() => 2),
    )
    const promises = dates.map((date, position) => ({ position, date }))
    expect(await desk.step(order, { step: 'PROMISED', promises })).toMatchObject({ status: 200 })
    return order
  }
  const parts = await promised('DUE-PARTS', '2026-12-02', '2026-12-20')
  await promised('DUE-TODAY', '2026-12-10')
  await promised('DUE-LAST', '2026-12-16')
  await promised('DUE-NEXT', '2026-12-17')
  const done = await promised('DUE-DONE', '2026-12-03')
  await desk.step(done, { step: 'PICKED' })
  await desk.step(done, { step: 'SHIPPED' })

  // Still the 10th at the shop, in Los Angeles.
  await openAt('2026-12-11T06:00:00Z')
  const asked = { searchValue: 'due-', rowsPerPage: '25', columnName: 'Ship By' } as const
  const due = { ...asked, sortDirection: 'ASC' } as const
  expect(await find({ ...due, status: 'Late' })).toEqual(['DUE-PARTS'])
  expect(await find({ ...due, status: 'Due This Week' })).toEqual(['DUE-TODAY', 'DUE-LAST'])
  expect(await find(due)).toEqual(['DUE-PARTS', 'DUE-DONE', 'DUE-TODAY', 'DUE-LAST', 'DUE-NEXT'])
  expect(await find({ ...asked, sortDirection: 'DESC' })).toEqual((await find(due)).toReversed())
  expect((await list(due)).counts).toMatchObject({
    Late: { rowCount: 1 },
    'Due This Week': { rowCount: 2 },
  })
  for (const status of ['Late', 'Due This Week'] as const) {
    const { rowCount, counts, orders } = await list({ rowsPerPage: '25', status })
    expect(counts?.[status]).toEqual({ rowCount, isMore: false })
    expect(orders.map(({ poNumber }) => poNumber)).toEqual(
      expect.arrayContaining(await find({ ...due, status })),
    )
  }

  await desk.step(parts, { step: 'PICKED' })
  await desk.step(parts, { step: 'SHIPPED', lines: [{ position: 0, quantity: 2 }] })
  expect((await list({ ...asked, searchValue: 'DUE-PARTS' })).orders).toMatchObject([{ dueOn: '2026-12-20' }])
  expect(await find({ ...due, status: 'Late' })).toEqual([])
})
