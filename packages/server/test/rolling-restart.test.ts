import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../e2e/free-port.ts'
import { eventually } from './eventually.ts'
import { openNginx } from './open-nginx.ts'
import { prepareShopProcess, type ShopProcess, spawnShop } from './spawn-shop.ts'
import { PASSWORD } from './world.ts'

const people = ['ben@riverbend.example', 'rosa@riverbend.example', 'kim@kestrel.example']

let prepared: Awaited<ReturnType<typeof prepareShopProcess>>
let nginx: Awaited<ReturnType<typeof openNginx>> | undefined
const shops: ShopProcess[] = []
const ports: number[] = []

beforeAll(async () => {
  prepared = await prepareShopProcess()
  ports.push(await freePort(), await freePort())
  shops.push(...(await Promise.all(ports.map(startShop))))
  nginx = await openNginx(process.env['NGINX_PATH'] ?? '', ports)
})
afterAll(async () => {
  clearInterval(pacing)
  await nginx?.close()
  await Promise.all(shops.map((shop) => shop.end('SIGKILL')))
  await prepared.remove()
})

const startShop = (port: number) =>
  spawnShop({
    ...prepared.settings,
    PORT: String(port),
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: '1.5',
  })

/** Failed calls, as `POST /api/search: 502`. */
const failures: string[] = []
let calls = 0

async function call(method: string, path: string, token: string, body?: object) {
  calls++
  const answer = await fetch(`${nginx?.address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: Error) => ({ ok: false, status: error.message, json: async () => ({}) }))
  if (!answer.ok) failures.push(`${method} ${path}: ${answer.status}`)
  return (await answer.json().catch(() => ({}))) as { token: string; partId: number; quantity: number }
}

/** Pause between two acts of a person: without it, they fill a cart to its limit while a process starts. */
const pace = new EventEmitter()
const pacing = setInterval(() => pace.emit('next'), 200)

/**
 * Simulates a person who reads, searches and adds parts to the cart until the restarts are done; returns the number of parts
 * added.
 */
async function shopOn(person: string, isOver: () => boolean) {
  const { token } = await call('POST', '/api/registration/authenticate', '', {
    username: person,
    password: PASSWORD,
  })
  const { partId } = await call('GET', '/api/part/TB10773', token)
  let added = 0
  while (!isOver()) {
    await call('GET', '/api/lookup/bom/4RB-EM-100', token)
    await call('POST', '/api/search', token, { type: 'serial', input: '100234' })
    await call('PUT', '/api/cart', token, { replaceAll: false, items: [{ partId, quantity: 1 }] })
    added++
    await once(pace, 'next')
  }
  const { quantity } = await call('GET', '/api/cart/quantity', token)
  return { added, quantity }
}

/** Opens requests that never end, directly to the process. */
async function dribble(port: number) {
  for (const said of [
    'GET /api/live HTTP/1.1\r\nX-Slow: ',
    'POST /api/search HTTP/1.1\r\nContent-Length: 9\r\n',
  ]) {
    const socket = connect(port, '127.0.0.1').resume()
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    const timer = setInterval(() => socket.write('a'), 100)
    socket.once('close', () => clearInterval(timer))
    socket.write(said)
  }
}

it('two processes behind nginx restart one after the other without a lost or repeated request', async () => {
  let isOver = false
  const shoppers = Promise.all(people.map((person) => shopOn(person, () => isOver)))
  for (const [index, port] of ports.entries()) {
    if (index === 0) await dribble(port)
    expect(await shops[index]?.end('SIGTERM')).toBe(0)
    shops[index] = await startShop(port)
  }
  await eventually(() => calls > 200)
  isOver = true
  const carts = await shoppers
  expect(failures).toEqual([])
  for (const { added, quantity } of carts) expect(quantity).toBe(added)
})

it('readiness fails first, and a second signal ends the process at once', async () => {
  const [port = 0] = ports
  await dribble(port)
  const ended = shops[0]?.end('SIGTERM')
  await eventually(async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).status === 503)
  // A second signal sent at once would count as the first one again, so repeat it.
  const isEnded = ended?.then(() => true)
  await eventually(() => {
    shops[0]?.send('SIGTERM')
    return Promise.race([isEnded, Promise.resolve(false)])
  })
  expect(await ended).toBe(1)
})
