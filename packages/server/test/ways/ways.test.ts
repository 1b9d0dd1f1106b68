import { editCart, getCartMap, getCartQuantity } from '@volute/domain/buying/cart'
import { placeSalesOrder } from '@volute/domain/buying/orders'
import { saveQuote } from '@volute/domain/buying/quotes'
import { getLookup } from '@volute/domain/catalogue/bom'
import type { Endpoint, SentTo } from '@volute/domain/core/kernel'
import { findResults } from '@volute/domain/storefront/search'
import { publishDraft } from '@volute/domain/workbench/workbench'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { minimalRequests } from '../access-matrix/minimal-requests.ts'
import { type MatrixCaller, type MatrixWorld, openMatrixWorld } from '../access-matrix/matrix-world.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { rolledBack } from '../rolled-back.ts'
import { filesRun } from './files-run.ts'

let shop: TestShop
let world: MatrixWorld
beforeAll(async () => {
  // Only the requests' own files count: no timer of the queue runs between them.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  shop = await openTestShop({ isUnfinished: async () => false, retrySoon: async () => {} })
  world = await openMatrixWorld(shop)
})
afterAll(async () => {
  await shop.close()
  vi.useRealTimers()
})

/**
 * To update after a change: `npm run check:postgres -- test/ways -u`. If a request runs more files, that is a decision; give
 * the reason in the commit.
 */
it.skipIf(!inject('clusterUrl'))('eight requests run the reviewed number of files', async () => {
  const { Buyer: ben, 'provider Admin': ada } = world.callers
  const { cart, quotes, orders, search, bom } = minimalRequests(world, ben)
  const [line] = (await shop.call(getCartMap, {}, ben)).body.items
  const cartItemId = line?.cartItemId ?? 0
  const edit = { act: 'set' as const, cartItemId, from: { quantity: 1 }, to: { quantity: 3 } }
  const ways: [name: string, files: string[]][] = [
    ['smallest read', await wayOf(getCartQuantity, {}, ben)],
    ['look-up', await wayOf(getLookup, bom.getLookup, ben)],
    ['search in words', await wayOf(findResults, search.findResults, ben)],
    ['add a part', await wayOf(editCart, cart.editCart, ben)],
    ['edit the cart', await wayOf(editCart, { edits: [{ editId: crypto.randomUUID(), edit }] }, ben)],
    ['save a quote', await wayOf(saveQuote, quotes.saveQuote, ben)],
    ['place an order', await wayOf(placeSalesOrder, orders.placeSalesOrder, ben)],
    ['publish', await wayOf(publishDraft, minimalRequests(world, ada).workbench.publishDraft, ada)],
  ]
  const rows = ways.map(([name, files]) => `| ${name} | ${files.length} |`)
  await expect(`| request | files |\n|---|---:|\n${rows.join('\n')}\n`).toMatchFileSnapshot('ways.md')
})

const wayOf = <E extends Endpoint>(endpoint: E, sent: SentTo<E>, caller: MatrixCaller) =>
  filesRun(async () => {
    const { status } = await rolledBack(shop, () => shop.call(endpoint, sent, caller))
    expect(status).toBeLessThan(300)
  })
