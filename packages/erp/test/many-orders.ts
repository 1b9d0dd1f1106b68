import { expect, it } from 'vitest'
import type { ErpOrderState } from '../src/index.ts'
import { type ErpUnderTest, sampleOrder } from './erp-under-test.ts'

const MANY = 40

/** Tests that cover all orders created by the tests before. */
export function testManyOrders(underTest: () => ErpUnderTest): void {
  /** Ids of many orders: the existing ones, plus new ones up to `MANY`. */
  async function manyIds(): Promise<string[]> {
    const { erp, customer, stockedPart, now } = underTest()
    const ids = new Set<string>()
    const changedSince = new Date(now.getTime() - 3_600_000).toISOString()
    for (let cursor: string | null = null; ; ) {
      const page = await erp.listOrders({ customer, changedSince, cursor })
      for (const one of page.orders) ids.add(one.orderId)
      cursor = page.cursor
      if (cursor === null) break
    }
    while (ids.size < MANY) ids.add((await erp.submitOrder(sampleOrder(customer, stockedPart))).orderId)
    return [...ids]
  }

  it('returns many orders in as many calls as one, with every instant in UTC', async () => {
    const { erp, calls } = underTest()
    const ids = await manyIds()
    async function ask(orderIds: string[]) {
      const before = typeof calls === 'string' ? 0 : calls()
      const states = await erp.getOrders({ orderIds })
      return { states, took: typeof calls === 'string' ? 0 : calls() - before }
    }
    const { took } = await ask(ids.slice(0, 1))
    const many = await ask(ids)
    expect(many.states.map((one) => one.orderId).toSorted(), 'all orders, each once').toEqual(ids.toSorted())
    expect(many.took, `calls for ${ids.length} orders, where one took ${took}`).toBe(took)
    for (const state of many.states)
      for (const [name, told] of instantsOf(state))
        expect(told, `${name} of order ${state.orderNumber} is an ISO instant in UTC`).toMatch(
          /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
        )
  })
}

function instantsOf({ receivedUtc, pickedUtc, cancelledUtc, shipments }: ErpOrderState): [string, string][] {
  const named = shipments.flatMap((one): [string, string | null][] => [
    ['shippedUtc', one.shippedUtc],
    ['cancelledUtc of a shipment', one.cancelledUtc],
  ])
  const all = Object.entries({ receivedUtc, pickedUtc, cancelledUtc })
  return [...all, ...named].filter((one): one is [string, string] => one[1] !== null)
}
