import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { schema } from '../src/core/db/index.ts'
import { eventually } from './eventually.ts'
import { orderBody } from './order-body.ts'
import { prepareShopProcess } from './spawn-shop.ts'
import { PASSWORD } from './world.ts'

const isOnPostgres = inject('clusterUrl') !== ''
const ORDERS = isOnPostgres ? 20 : 8
/** Kill points: the shop is killed before it responds to these orders, once it has handled this many other calls. */
const kills = new Map([
  [5, 10],
  ...(isOnPostgres
    ? ([
        [10, 1],
        [15, 150],
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

/** Fields of the replies to this test's calls. */
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

/** Places an order once as a browser does: fills the cart, then orders. Returns true if the shop has confirmed it. */
async function tryToOrder(requestCode: string, partId: number): Promise<boolean> {
  const { body } = await api('GET', '/cart/map')
  const items = [{ partId, quantity: 1 }]
  await api('PUT', '/cart', { replaceAll: true, version: body.version, items })
  const order = { ...orderBody(items, new Date()), salesOrderRequestCode: requestCode }
  return (await api('POST', '/sales-order', order)).status < 300
}

async function killAfter(calls: number) {
  for (let call = 0; call < calls; call++) await fetch(`${address}/api/live`)
  await shop.end('SIGKILL')
  address = await shop.start()
}

it(`killed ${kills.size} times during ${ORDERS} orders, the shop loses no order and creates none twice (OQ-44, OQ-47)`, async () => {
  const { body: part } = await api('GET', '/part/TB10773')
  const requestCodes = Array.from({ length: ORDERS }, () => randomUUID())
  for (const [index, requestCode] of requestCodes.entries()) {
    const calls = kills.get(index)
    const killed = calls === undefined ? undefined : killAfter(calls)
    // A call that the kill interrupts is repeated with the same code, as the browser does.
    await eventually(() => tryToOrder(requestCode, part.partId).catch(() => false))
    await killed
  }

  const numbers = new Set<string>()
  for (const code of requestCodes)
    numbers.add(
      await eventually(async () => {
        const { body } = await api('GET', `/sales-order/${code}`)
        return body.erpSalesOrderId ?? undefined
      }),
    )
  expect(numbers.size).toBe(ORDERS)
  await eventually(async () => (await mails()).length === ORDERS)

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
