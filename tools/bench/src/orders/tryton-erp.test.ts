import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HANG_CAP } from '../../../gate/src/hang-cap.ts'
import { administer } from '../../../gate/src/administer.ts'
import { runOrders } from './run-orders.ts'
import { openTrytonErp } from './tryton-erp.ts'

const ORDERS = 50
const clusterUrl = process.env['TEST_DATABASE_URL'] ?? ''

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'volute-orders-'))
  await administer(clusterUrl, 'create database volute_orders')
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

it('50 orders reach Tryton once each while shop, worker and Tryton are killed (ERP-09)', async () => {
  const place = { dataDir, databaseUrl: clusterUrl.replace(/[^/]*$/, 'volute_orders') }
  const run = await runOrders(place, {
    count: ORDERS,
    buyers: 25,
    killing: { most: 6, apart: 4_000 },
    seed: 7,
    stop: AbortSignal.timeout(HANG_CAP),
    openErp: openTrytonErp(clusterUrl, dataDir),
  })
  expect(run.mistakes).toEqual([])
  expect([...run.kills.values()].reduce((sum, kills) => sum + kills, 0)).toBeGreaterThan(0)
})
