import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../e2e/free-port.ts'
import { eventually } from './eventually.ts'
import { prepareShopProcess, type ShopProcess, spawnShop } from './spawn-shop.ts'
import { PASSWORD } from './world.ts'

const example = fileURLToPath(new URL('../../../deploy/etc/nginx.conf', import.meta.url))
const people = ['ben@riverbend.example', 'rosa@riverbend.example', 'kim@kestrel.example']

let prepared: Awaited<ReturnType<typeof prepareShopProcess>>
let folder: string
let nginx: ChildProcess
let site: string
const shops: ShopProcess[] = []
const ports: number[] = []

beforeAll(async () => {
  prepared = await prepareShopProcess()
  ports.push(await freePort(), await freePort())
  shops.push(...(await Promise.all(ports.map(startShop))))
  site = await startNginx()
}, 60_000)
afterAll(async () => {
  nginx.kill('SIGTERM')
  await Promise.all(shops.map((shop) => shop.end('SIGKILL')))
  await prepared.remove()
  await rm(folder, { recursive: true, force: true })
})

const startShop = (port: number) =>
  spawnShop({
    ...prepared.settings,
    PORT: String(port),
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: '1.5',
  })

/** The documented nginx, with the ports of this test and without its certificate. */
async function startNginx(): Promise<string> {
  const port = await freePort()
  folder = await mkdtemp(join(tmpdir(), 'volute-nginx-'))
  // Its workers run as another user when root starts it.
  await chmod(folder, 0o755)
  const conf = (await readFile(example, 'utf8'))
    .replace('listen 80;', `listen unix:${folder}/http;`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*;$/gm, '')
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr crit; events {} http { access_log off; ${paths}\n${conf}\n}`,
  )
  nginx = spawn(process.env['NGINX_PATH'] ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  await eventually(() => fetch(`${address}/api/live`).catch(() => undefined))
  return address
}

/** What went wrong, as `POST /api/search: 502`. */
const failures: string[] = []
let calls = 0

async function call(method: string, path: string, token: string, body?: object) {
  calls++
  const answer = await fetch(`${site}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: Error) => ({ ok: false, status: error.message, json: async () => ({}) }))
  if (!answer.ok) failures.push(`${method} ${path}: ${answer.status}`)
  return (await answer.json().catch(() => ({}))) as { token: string; partId: number; quantity: number }
}

/** Somebody who reads, searches and puts parts into the cart until the restarts are done; answers how many. */
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
    await wait(200)
  }
  const { quantity } = await call('GET', '/api/cart/quantity', token)
  return { added, quantity }
}

/** Callers that never end their request, straight to the process. */
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

it('two processes behind nginx are restarted one after the other, and no request of anybody is lost or done twice', {
  timeout: 120_000,
}, async () => {
  let isOver = false
  const shoppers = Promise.all(people.map((person) => shopOn(person, () => isOver)))
  for (const [index, port] of ports.entries()) {
    if (index === 0) await dribble(port)
    expect(await shops[index]?.end('SIGTERM')).toBe(0)
    shops[index] = await startShop(port)
  }
  isOver = true
  const carts = await shoppers
  expect(failures).toEqual([])
  for (const { added, quantity } of carts) expect(quantity).toBe(added)
  expect(calls).toBeGreaterThan(200)
})

it('readiness turns first; a second signal ends the process at once', async () => {
  const [port = 0] = ports
  await dribble(port)
  const ended = shops[0]?.end('SIGTERM')
  await eventually(async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).status === 503)
  // At once it would count as the first one again.
  await wait(1_100)
  expect(await shops[0]?.end('SIGTERM')).toBe(1)
  expect(await ended).toBe(1)
})
