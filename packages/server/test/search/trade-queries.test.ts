import { findResults } from '@volute/domain/storefront/search'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importFolder } from '../../src/workbench/import/index.ts'
import { type Caller, openTestShop, type TestShop } from '../open-test-shop.ts'
import { addOwnNames } from './add-own-names.ts'
import { missed } from './first-three.ts'
import { addTradeParts } from './trade-parts.ts'
import { tradeQueries } from './trade-queries.ts'

let shop: TestShop
let ben: Caller & { userId: number }
beforeAll(async () => {
  shop = await openTestShop()
  await importFolder(shop.shop, fileURLToPath(new URL('../../../../demo/catalogue', import.meta.url)))
  await addTradeParts(shop.shop.db)
  ben = await shop.signIn('ben@riverbend.example')
  await addOwnNames(shop.shop.db, ben, {
    erpOrderId: '100011',
    orderNumber: '100011',
    poNumber: '88-1036',
    quote: 'Spring',
    tag: 'P-301A',
    nickname: 'Big Rosie',
  })
})
afterAll(() => shop.close())

it('at least two in three of 60 queries of the trade find what is meant among the first three results (FIND-43)', async () => {
  const misses = await missed(shop, ben, tradeQueries)
  expect(tradeQueries).toHaveLength(60)
  expect(misses.slice(20)).toEqual([])
})
