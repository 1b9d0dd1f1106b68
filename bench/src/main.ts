import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { bareRoute } from './bare-route.ts'
import { openBenchShop } from './open-bench-shop.ts'

const SECONDS = 4

interface Call {
  name: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: object
}

const calls: Call[] = [
  { name: 'health', method: 'GET', path: '/api/health' },
  { name: 'cart badge', method: 'GET', path: '/api/cart/quantity' },
  { name: 'cart read', method: 'GET', path: '/api/cart/map' },
  { name: 'part', method: 'GET', path: '/api/part/TB10773' },
  { name: 'search', method: 'POST', path: '/api/search', body: { type: 'serial', input: '100234' } },
  { name: 'look-up', method: 'GET', path: '/api/lookup/serial/100234' },
]

const dataDir = await mkdtemp(join(tmpdir(), 'volute-bench-'))
const shop = await openBenchShop(dataDir)
const bare = await bareRoute(shop.pool)
console.log('requests a second (ratio to the bare route)\n')
console.log(['', '1 connection', '32 connections'].map((title) => title.padEnd(20)).join(''))
const base = [await rate(bare.url, 1), await rate(bare.url, 32)] as const
print('bare route', base)
for (const call of calls) {
  const url = `${shop.address}${call.path}`
  print(call.name, [await rate(url, 1, call), await rate(url, 32, call)])
}
await bare.close()
await shop.close()
await rm(dataDir, { recursive: true, force: true })

async function rate(url: string, connections: number, call?: Call): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    workers: 1,
    ...(call && {
      method: call.method,
      headers: { authorization: `Bearer ${shop.token}`, 'content-type': 'application/json' },
      ...(call.body && { body: JSON.stringify(call.body) }),
    }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

function print(name: string, rates: readonly [number, number]) {
  const figures = rates.map((one, n) => `${Math.round(one)} (${(one / (base[n] ?? one)).toFixed(2)})`)
  console.log([name, ...figures].map((cell) => cell.padEnd(20)).join(''))
}
