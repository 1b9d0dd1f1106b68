import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { schema } from '../src/db/index.ts'
import { eventually } from './eventually.ts'
import { orderBody } from './order-body.ts'
import { prepareShopProcess } from './spawn-shop.ts'
import { PASSWORD } from './world.ts'

const isOnPostgres = inject('clusterUrl') !== ''
const ORDERS = isOnPostgres ? 20 : 8
/** Before the answer to these orders, and so many milliseconds after they were sent, the shop is killed. */
const kills = new Map([
  [5, 40],
  ...(isOnPostgres
    ? ([
        [10, 5],
        [15, 600],
      ] as const)
    : []),
])

let shop: Awaited<ReturnType<typeof prepareShopProcess>>
let address: string
let token: string

beforeAll(async () => {
  shop = await prepareShopProcess()
  address = await shop.start()
  token = (
    await api('POST', '/registration/authenticate', {
      username: 'ben@riverbend.example',
      password: PASSWORD,
    })
  ).body.token
})
afterAll(() => shop.remove())

/** What the calls of this test answer, each a part of it. */
interface Answered {
  token: string
  version: number
  partId: number
  erpSalesOrderId: string | null
}

async function api(method: string, path: string, body?: object) {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: (await answer.json()) as Answered }
}

/** One try at an order as a browser makes it: cart as wanted, then the order; whether the shop has acknowledged it. */
async function tryToOrder(requestCode: string, partId: number): Promise<boolean> {
  const { body } = await api('GET', '/cart/map')
  const items = [{ partId, quantity: 1 }]
  await api('PUT', '/cart', { replaceAll: true, version: body.version, items })
  const order = { ...orderBody(items, new Date()), salesOrderRequestCode: requestCode }
  return (await api('POST', '/sales-order', order)).status < 300
}

async function killAfter(milliseconds: number) {
  await wait(milliseconds)
  await shop.end('SIGKILL')
  address = await shop.start()
}

it(`OQ-44 OQ-47: killed ${kills.size} times in the middle of ${ORDERS} orders, it loses none and makes none twice`, async () => {
  const { body: part } = await api('GET', '/part/TB10773')
  const requestCodes = Array.from({ length: ORDERS }, () => randomUUID())
  for (const [index, requestCode] of requestCodes.entries()) {
    const delay = kills.get(index)
    const killed = delay === undefined ? undefined : killAfter(delay)
    // A call that the kill cuts off is repeated under the same code, as the browser does.
    await eventually(() => tryToOrder(requestCode, part.partId).catch(() => false), 600)
    await killed
  }

  const numbers = new Set<string>()
  for (const code of requestCodes)
    numbers.add(
      await eventually(async () => {
        const { body } = await api('GET', `/sales-order/${code}`)
        return body.erpSalesOrderId ?? undefined
      }, 900),
    )
  expect(numbers.size).toBe(ORDERS)
  await eventually(async () => (await mails()).length === ORDERS, 600)

  await shop.end('SIGTERM')
  const opened = await shop.open()
  const made = [
    await opened.db.$count(schema.salesOrders),
    await opened.db.$count(schema.deskOrders),
    await opened.db.$count(schema.outbox),
  ]
  await opened.close()
  expect(made).toEqual([ORDERS, ORDERS, ORDERS])
})

const mails = async () =>
  (await readdir(join(shop.dataDir, 'mail')).catch(() => [])).filter((file) => file.endsWith('.eml'))
