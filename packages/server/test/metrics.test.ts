import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../e2e/free-port.ts'
import { schema } from '../src/core/db/index.ts'
import { openMetrics } from '../src/app/open-metrics.ts'
import { eventually } from './eventually.ts'
import { prepareShopProcess, type ShopProcess, spawnShop } from './spawn-shop.ts'
import { PASSWORD } from './world.ts'

const TOKEN = 'token-of-the-figures'

let prepared: Awaited<ReturnType<typeof prepareShopProcess>>
let shop: ShopProcess
let port: string
let beforeImports: (name: string) => number

beforeAll(async () => {
  prepared = await prepareShopProcess()
  const opened = await prepared.open()
  await opened.db.insert(schema.outbox).values({
    recipient: 'ben@riverbend.example',
    subject: 'Waiting',
    text: 'For an hour',
    html: '',
    createdUtc: new Date(Date.now() - 3_600_000),
  })
  await opened.db.insert(schema.events).values({ kind: 'sign-out', atUtc: new Date(Date.now() - 3_600_000) })
  await opened.db.insert(schema.eventReaders).values({ name: 'killed', xid: 0, id: 0 })
  beforeImports = figuresOf(await openMetrics(opened).read())
  await opened.db.insert(schema.imports).values({
    endedUtc: new Date(Date.now() - 7_200_000),
    seconds: 90.5,
    rows: 1_200,
    badRows: 3,
    isImported: false,
  })
  const failingSinceUtc = new Date(Date.now() - 3_600_000)
  await opened.db.insert(schema.erpSteps).values([
    { kind: 'customers', lastUtc: new Date(), failingSinceUtc },
    { kind: 'distributors', failingSinceUtc },
  ])
  await opened.close()
  port = String(await freePort())
  // No mail server listens there.
  const mails = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }
  shop = await spawnShop({ ...prepared.settings, ...mails, METRICS_PORT: port, METRICS_TOKEN: TOKEN })
})
afterAll(async () => {
  await shop.end('SIGKILL')
  await prepared.remove()
})

const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

it('metrics without the right token are rejected', async () => {
  for (const how of [{}, bearing('another-token-of-it'), bearing('')])
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, how)).status).toBe(401)
})

const signIn = (password: string) =>
  fetch(`${shop.address}/api/registration/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ben@riverbend.example', password }),
  })

async function figures() {
  return figuresOf(await (await fetch(`http://127.0.0.1:${port}/metrics`, bearing(TOKEN))).text())
}

function figuresOf(text: string) {
  const values = new Map(
    text.split('\n').flatMap((line) => {
      const [, name = '', value] = /^([^#\s].*) (\S+)$/.exec(line) ?? []
      return value === undefined ? [] : [[name, Number(value)] as const]
    }),
  )
  return (name: string) => values.get(name) ?? Number.NaN
}

it('metrics report requests by endpoint and status, failed sign-ins and backlogs', async () => {
  expect((await signIn('wrong')).status).toBe(400)
  expect((await signIn(PASSWORD)).status).toBe(200)
  const figure = await figures()
  const call = 'method="POST",path="/api/registration/authenticate"'
  expect(figure(`shop_request_seconds_count{${call},status="400"}`)).toBe(1)
  expect(figure(`shop_request_seconds_count{${call},status="200"}`)).toBe(1)
  expect(figure(`shop_request_seconds_sum{${call},status="200"}`)).toBeGreaterThan(0)
  expect(figure('shop_sign_in_failures_total')).toBe(1)
  expect(figure('shop_mails_unsent')).toBe(1)
  expect(figure('shop_mails_oldest_seconds')).toBeGreaterThan(3_590)
  const states = ['created', 'retry', 'active'].map((state) =>
    figure(`shop_queue_jobs{queue="send-mail",state="${state}"}`),
  )
  expect(states.reduce((sum, count) => sum + count)).toBe(1)
  expect(figure('shop_queue_oldest_seconds{queue="place-order"}')).toBe(0)
  expect(figure('shop_event_reader_oldest_seconds{reader="killed"}')).toBeGreaterThan(3_590)
  const connections = (state: string) => figure(`shop_database_connections{state="${state}"}`)
  expect(connections('idle') + connections('busy')).toBeGreaterThan(0)
  expect(figure('shop_catalogue_version')).toBeGreaterThan(0)
  expect(figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
})

it('metrics report the last import, and nothing before the first one', async () => {
  const figure = await figures()
  const reported = ['seconds', 'rows', 'bad_rows', 'went_in'].map((name) => figure(`shop_import_${name}`))
  expect(reported).toEqual([90.5, 1_200, 3, 0])
  expect(figure('shop_import_age_seconds')).toBeGreaterThan(7_190)
  for (const name of ['age_seconds', 'seconds', 'rows', 'bad_rows', 'went_in'])
    expect(beforeImports(`shop_import_${name}`)).toBeNaN()
})

it('metrics report the age of ERP data and how long reading it has failed (STEP-06)', async () => {
  await eventually(async () => (await figures())('shop_erp_step_age_seconds{kind="orders"}') >= 0)
  const figure = await figures()
  expect(figure('shop_erp_step_failing_seconds{kind="orders"}')).toBe(0)
  expect(figure('shop_erp_step_failing_seconds{kind="customers"}')).toBeGreaterThan(3_590)
})

it('the port of the shop serves no metrics', async () => {
  expect((await fetch(`${shop.address}/metrics`)).status).toBe(404)
  expect((await fetch(`${shop.address}/healthz`)).status).toBe(404)
})
