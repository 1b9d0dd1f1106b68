import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type S3rver from 's3rver'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { schema } from '../src/core/db/index.ts'
import { sessionSettings } from '../src/core/db/embedded-database.ts'
import { eventually } from './eventually.ts'
import { bucketUrl, openBucketServer } from './open-bucket-server.ts'
import { openPooler } from './open-pooler.ts'
import { orderBody } from './order-body.ts'
import { prepareShopProcess, type ShopProcess, spawnShop, spawnWorker } from './spawn-shop.ts'
import { runProgram } from './run-program.ts'
import { PASSWORD } from './world.ts'
import { writeFolder } from './write-folder.ts'

const buyers = ['ben@riverbend.example', 'rosa@riverbend.example']

let prepared: Awaited<ReturnType<typeof prepareShopProcess>>
let pooler: Awaited<ReturnType<typeof openPooler>> | undefined
let bucket: S3rver | undefined
let settings: Record<string, string>
let webs: ShopProcess[] = []
let workers: Pick<ShopProcess, 'end'>[] = []
beforeAll(async () => {
  prepared = await prepareShopProcess()
  pooler = await openPooler(process.env['PGBOUNCER_PATH'] ?? '', inject('clusterUrl'))
  bucket = openBucketServer(0, join(prepared.dataDir, 'bucket'))
  const { port } = await bucket.run()
  settings = {
    ...prepared.settings,
    DATABASE_URL: pooler.urlOf(prepared.url),
    FILES_URL: bucketUrl(port),
    LOG_LEVEL: 'info',
  }
  workers = [spawnWorker(settings), spawnWorker(settings)]
  webs = await Promise.all([1, 2].map(() => spawnShop({ ...settings, ROLE: 'web' })))
})
afterAll(async () => {
  await Promise.all([...webs, ...workers].map((one) => one.end('SIGKILL')))
  await pooler?.close()
  await bucket?.close()
  await prepared.remove()
})

interface Answered {
  token: string
  partId: number
  version: number
  requestStatus: string
  erpSalesOrderId: string
}

async function api(web: number, method: string, path: string, token: string, body?: object) {
  const answer = await fetch(`${webs[web]?.address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said}`)
  return (said.startsWith('{') ? JSON.parse(said) : { said }) as Answered
}

const signIn = async (username: string) =>
  (await api(0, 'POST', '/api/registration/authenticate', '', { username, password: PASSWORD })).token

/** Looks up a BOM, orders a part of it and waits for its order number; calls alternate between the two processes. */
async function order(token: string, requestCode: string): Promise<string> {
  await api(0, 'GET', '/api/lookup/bom/4RB-EM-100', token)
  await api(1, 'POST', '/api/search', token, { type: 'serial', input: '100234' })
  const { partId } = await api(0, 'GET', '/api/part/TB10773', token)
  const { version } = await api(1, 'GET', '/api/cart/map', token)
  const items = [{ partId, quantity: 1 }]
  await api(0, 'PUT', '/api/cart', token, { replaceAll: true, version, items })
  await api(1, 'POST', '/api/sales-order', token, {
    ...orderBody(items, new Date()),
    salesOrderRequestCode: requestCode,
  })
  return numberOf(token, requestCode)
}

const numberOf = (token: string, requestCode: string) =>
  eventually(async () => {
    const found = await api(0, 'GET', `/api/sales-order/${requestCode}`, token)
    return found.requestStatus === 'COMPLETED' && found.erpSalesOrderId
  })

const mails = async () => (await readdir(join(prepared.dataDir, 'mail'))).length

it('two web and two worker processes behind a pooler take orders during an import (OQ-44)', async () => {
  const tokens = await Promise.all(buyers.map(signIn))
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9" data-part-number="TB10773"/></svg>'
  const folder = await writeFolder({ 'drawings/4RB-WET.svg': drawing })
  const imported = runProgram('workbench/import/main.ts', [folder], settings)
  const numbers = await Promise.all(
    tokens.map(async (token) => {
      const own: string[] = []
      for (let index = 0; index < 4; index++) own.push(await order(token, randomUUID()))
      // Many simultaneous calls share few database sessions.
      await Promise.all(
        Array.from({ length: 60 }, (_, call) => api(call % 2, 'GET', '/api/lookup/bom/4RB-EM-100', token)),
      )
      return own
    }),
  )
  expect(new Set(numbers.flat()).size).toBe(8)
  expect(await imported).toMatchObject({ code: 0 })
  for (const web of [0, 1]) await api(web, 'GET', '/svgs/4RB-WET.svg', tokens[0] ?? '')
  await eventually(async () => (await mails()) === 8)
})

it('every session behind a pooler has the settings of the shop', async () => {
  const opened = await prepared.open()
  const { rows } = await opened.db.execute<{ setconfig: string[] }>(
    `select setconfig from pg_db_role_setting join pg_database d on d.oid = setdatabase where datname = current_database()`,
  )
  await opened.close()
  expect(rows[0]?.setconfig).toEqual(
    Object.entries(sessionSettings).map(([name, value]) => `${name}=${value}`),
  )
})

it('a pooler killed under load and restarted loses no order and creates none twice (OQ-44)', async () => {
  const token = await signIn('ben@riverbend.example')
  const codes = Array.from({ length: 6 }, () => randomUUID())
  const placed = (async () => {
    const numbers: string[] = []
    // A call that a restart interrupts is repeated with the same code, as the browser does.
    for (const code of codes) numbers.push(await eventually(() => order(token, code).catch(() => undefined)))
    return numbers
  })()
  await pooler?.restart()
  await pooler?.restart()
  expect(new Set(await placed).size).toBe(6)
  const opened = await prepared.open()
  const made = [await opened.db.$count(schema.salesOrders), await opened.db.$count(schema.deskOrders)]
  await opened.close()
  expect(made).toEqual([14, 14])
})
