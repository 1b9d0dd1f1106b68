import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Endpoint, getHealth, getLiveness, getReadiness } from '@volute/domain/core/kernel'
import { getLeadTime } from '@volute/domain/catalogue/lead-time'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { questionedErp, readyOn } from '../../../test/questioned-erp.ts'
import { gracefulClose } from './close-gracefully.ts'

const minute = { idle: 60_000, silent: 60_000, everybody: 60_000 }

let shop: TestShop
let ben: Caller
let port: number
const { erp, answers } = questionedErp()
beforeEach(async () => {
  shop = await openTestShop({ erp })
  ben = await shop.signIn('ben@riverbend.example')
})
afterEach(() => shop.close())

async function listen(notice: Partial<typeof minute> = {}) {
  const close = gracefulClose(shop.app, { ...minute, ...notice })
  await shop.app.listen({ port: 0 })
  port = (shop.app.server.address() as AddressInfo).port
  return close
}

/** Requests a lead time, which is not answered until it is released. */
async function askSlowly() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>()
  answers.next = async (...question) => {
    tellAsked()
    await released
    return readyOn('2026-12-04')(...question)
  }
  const answer = fetch(`http://127.0.0.1:${port}/api${getLeadTime.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ben.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ partNum: 'TB10773', quantity: 1 }),
  })
  await asked
  return { answer, release }
}

/** Opens a connection on which the server has received just this text; `closed` settles when the server ends it. */
async function openConnection(said = '') {
  const accepted = once(shop.app.server, 'connection')
  const caller = connect(port, '127.0.0.1').resume()
  const closed = once(caller, 'close')
  caller.write(said)
  const [socket]: Socket[] = await accepted
  await expect.poll(() => socket?.bytesRead).toBe(said.length)
  return { closed }
}

it('a running request is answered while new connections are rejected', async () => {
  const close = await listen({ idle: 500 })
  const { answer, release } = await askSlowly()
  shop.shop.isStopping = true
  const closed = close()
  await expect.poll(() => fetch(`http://127.0.0.1:${port}/api/live`).then(Boolean, () => null)).toBeNull()
  release()
  const { status, headers } = await answer
  expect([status, headers.get('connection')]).toEqual([200, 'close'])
  await closed
})

it('a keep-alive connection is answered as usual while the server listens, then one last time', async () => {
  const close = await listen()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    const [answer] = await once(get({ port, path: '/api/live', agent }), 'response')
    await text(answer)
    return [answer.statusCode, answer.headers.connection]
  }
  expect(await ask()).toEqual([200, 'keep-alive'])
  shop.shop.isStopping = true
  expect(await ask()).toEqual([200, 'keep-alive'])
  const closed = close()
  await expect.poll(() => shop.app.server.listening).toBe(false)
  expect(await ask()).toEqual([200, 'close'])
  await closed
})

it('an idle keep-alive connection is closed soon', async () => {
  const close = await listen({ idle: 10 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const [answer] = await once(get({ port, path: '/api/live', agent }), 'response')
  const closed = once(answer.socket, 'close')
  await text(answer)
  await close()
  expect(await closed).toHaveLength(1)
})

it('a keep-alive connection is not closed while the server still listens', async () => {
  const close = await listen({ idle: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const [answer] = await once(get({ port, path: '/api/live', agent }), 'response')
  const listened = once(answer.socket, 'close').then(() => shop.app.server.listening)
  await text(answer)
  // No turn of the event loop seems idle, so the server listens as long as it can.
  let turns = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => turns++)
  onTestFinished(() => clock.mockRestore())
  await close()
  expect(await listened).toBe(false)
})

it('a connection that has sent nothing is closed soon', async () => {
  const close = await listen({ silent: 10 })
  const { closed } = await openConnection()
  await close()
  expect(await closed).toHaveLength(1)
})

it.each([
  ['headers', 'GET /api/live HTTP/1.1\r\nX-Slow: '],
  [
    'body',
    'POST /api/search HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ],
])('a request that never ends its %s is cut off at the end of the notice', async (_, said) => {
  const close = await listen({ everybody: 100 })
  const { closed } = await openConnection(said)
  await close()
  expect(await closed).toHaveLength(1)
})

it.each<[string, Endpoint, number, object]>([
  ['alive', getLiveness, 200, { status: 'ok' }],
  ['not ready', getReadiness, 503, { error: 'The shop is stopping.' }],
  ['not healthy', getHealth, 503, { error: 'The shop is stopping.' }],
])('a stopping shop is %s (E90, E91, E65)', async (_, endpoint, status, body) => {
  expect((await shop.call(endpoint, {})).status).toBe(200)
  shop.shop.isStopping = true
  expect(await shop.call(endpoint, {})).toMatchObject({ status, body })
})

it('without its database the shop is alive but not ready (E91)', async () => {
  const { db } = shop.shop
  shop.shop.db = { execute: () => Promise.reject(new Error('gone')) } as never
  shop.shop.log.level = 'silent'
  expect(await shop.call(getReadiness, {})).toMatchObject({
    status: 503,
    body: { error: 'The database does not answer.' },
  })
  expect((await shop.call(getLiveness, {})).status).toBe(200)
  shop.shop.db = db
})
