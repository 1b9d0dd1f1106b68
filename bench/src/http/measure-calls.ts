import { fork } from 'node:child_process'
import { once } from 'node:events'
import { quantile, sayMs, sayTimes } from '../figures.ts'
import { printTable } from '../print-table.ts'
import type { Shop } from '../shop.ts'
import { type Call, calls } from './calls.ts'
import type { Load, Seen } from './load-process.ts'

const SECONDS = 4
const WARM_UP_SECONDS = 2
const MANY = 32
/** However long an answer takes, each of many callers gets some. */
const ROUNDS = 3

/** What one call costs: milliseconds of the median answer to one caller, and answers a second to many. */
interface Cost {
  name: string
  median: number
  rate: number
  bytes: number
}

/** Calls the bare route and every endpoint with 1 and with 32 connections, and prints what they cost. */
export async function measureCalls(shop: Shop, bareAddress: string): Promise<void> {
  const bare = await costOf({ name: 'bare route', path: '/' }, bareAddress, {})
  const rows = [bare]
  for (const call of calls) rows.push(await costOf(call, shop.address, headersOf(shop, call)))
  printTable(
    ['HTTP', 'median ms', '× bare', `a second, ${MANY} callers`, '× bare', 'kB'],
    rows.map(({ name, median, rate, bytes }) => [
      name,
      sayMs(median),
      sayTimes(median, bare.median),
      sayMs(rate),
      sayTimes(bare.rate, rate),
      (bytes / 1000).toFixed(1),
    ]),
  )
}

/** As a browser asks: signed in, and taking every compression. */
function headersOf({ session }: Shop, { body }: Call): Record<string, string> {
  return {
    authorization: `Bearer ${session.token}`,
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...(body && { 'content-type': 'application/json' }),
  }
}

async function costOf(call: Call, address: string, headers: Record<string, string>): Promise<Cost> {
  const url = `${address}${call.path}`
  const request = {
    method: call.method ?? ('GET' as const),
    headers,
    ...(call.body && { body: JSON.stringify(call.body) }),
  }
  await checkAnswer(call, url, request)
  const alone = await load({
    ...request,
    url,
    connections: 1,
    seconds: SECONDS,
    warmUpSeconds: WARM_UP_SECONDS,
  })
  const median = quantile(alone.durations, 0.5)
  const seconds = Math.max(SECONDS, Math.ceil((ROUNDS * MANY * median) / 1000))
  const crowded = await load({ ...request, url, connections: MANY, seconds, warmUpSeconds: 0 })
  return {
    name: call.name,
    median,
    rate: crowded.requestsPerSecond,
    bytes: alone.bytesPerAnswer,
  }
}

async function checkAnswer(
  { name, check }: Call,
  url: string,
  request: Pick<Load, 'method' | 'headers' | 'body'>,
) {
  const answer = await fetch(url, request)
  const body = await answer.text()
  if (!answer.ok || check?.(body) === false)
    throw new Error(`${name} answers ${answer.status}: ${body.slice(0, 200)}`)
}

async function load(wanted: Load): Promise<Seen> {
  const caller = fork(new URL('./load-process.ts', import.meta.url))
  caller.send(wanted)
  const [seen] = (await once(caller, 'message')) as [Seen]
  if (seen.failed > 0) throw new Error(`${wanted.url}: ${seen.failed} calls failed`)
  return seen
}
