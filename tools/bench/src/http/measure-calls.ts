import { quantile, sayMs, sayTimes } from '../figures.ts'
import { type Caller, openCaller } from '../load/open-caller.ts'
import type { Sent } from '../load/load-process.ts'
import { printTable } from '../print-table.ts'
import type { Effort, Shop } from '../shop.ts'
import { type Call, calls } from './calls.ts'

const MANY = 32
/** Answers that each of many callers should get, however long an answer takes. */
const ROUNDS = 3

/** Cost of one call: median milliseconds to one caller, and answers per second to many. */
interface Cost {
  name: string
  median: number
  rate: number
  bytes: number
}

/** Calls the bare route and every endpoint with 1 and with 32 connections, for seconds each, and prints what they cost. */
export async function measureCalls(shop: Shop, bareAddress: string, { seconds }: Effort): Promise<void> {
  const caller = openCaller()
  const bare = await costOf(
    caller,
    { name: 'bare route', path: '/' },
    { address: bareAddress, headers: {}, seconds },
  )
  const rows = [bare]
  for (const call of calls)
    rows.push(await costOf(caller, call, { address: shop.address, headers: headersOf(shop, call), seconds }))
  caller.close()
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

/** Headers as a browser sends them: signed in, and accepting every compression. */
function headersOf({ session }: Shop, { body }: Call): Record<string, string> {
  return {
    authorization: `Bearer ${session.token}`,
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...(body && { 'content-type': 'application/json' }),
  }
}

interface Target {
  address: string
  headers: Record<string, string>
  seconds: number
}

/** Warms up for half of the seconds before. */
async function costOf(caller: Caller, call: Call, { address, headers, seconds }: Target): Promise<Cost> {
  const sent: Sent = {
    method: call.method ?? 'GET',
    path: call.path,
    headers,
    ...(call.body && { body: JSON.stringify(call.body) }),
  }
  await checkAnswer(call, address, sent)
  const load = (callers: number, lasting: number) =>
    caller.call({ address, lists: Array.from({ length: callers }, () => [sent]), seconds: lasting })
  await load(1, Math.ceil(seconds / 2))
  const alone = await load(1, seconds)
  const median = quantile(alone.durations, 0.5)
  const crowded = await load(MANY, Math.max(seconds, Math.ceil((ROUNDS * MANY * median) / 1000)))
  return {
    name: call.name,
    median,
    rate: crowded.requestsPerSecond,
    bytes: alone.bytesPerAnswer,
  }
}

async function checkAnswer({ name, check }: Call, address: string, { path, ...request }: Sent) {
  const answer = await fetch(`${address}${path}`, request)
  const body = await answer.text()
  if (!answer.ok || check?.(body) === false)
    throw new Error(`${name} answers ${answer.status}: ${body.slice(0, 200)}`)
}
