import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensurePostgres } from '../../../architecture/src/ensure-postgres.ts'
import { openThrowawayPostgres } from '../../../architecture/src/throwaway-postgres.ts'
import type { Call } from '../acts/acts.ts'
import { openBuyers } from '../acts/open-buyers.ts'
import { quantile, sayMs } from '../figures.ts'
import { openBenchShop } from '../open-bench-shop.ts'
import { printTable } from '../print-table.ts'
import { largeCalls } from './large-calls.ts'

/** How long the largest requests hold the shop's event loop: of several calls the least, since others share the machine. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '12' }, only: { type: 'string' } },
})
const programs = await ensurePostgres(AbortSignal.timeout(600_000))
if (!programs) throw new Error('There is no PostgreSQL on this machine (Debian: apt-get install postgresql).')
const work = await mkdtemp(join(tmpdir(), 'volute-bench-blocking-'))
const cluster = await openThrowawayPostgres(programs)
process.env['DATABASE_URL'] = cluster.url
const shop = await openBenchShop(work)
const caller = fork(new URL('./caller-process.ts', import.meta.url))
try {
  const { tokens } = await openBuyers(shop, 1)
  const call = callAs(tokens[0] ?? '')
  const rows = []
  for (const large of await largeCalls(call, shop.pool)) {
    if (values.only && !large.name.includes(values.only)) continue
    const held: number[] = []
    const work: number[] = []
    for (let round = 0; round < Number(values.rounds); round++) {
      const ready = await large.before?.(call)
      await wait(20)
      const measured = await measure(() => large.act(call, ready))
      held.push(measured.held)
      work.push(measured.work)
    }
    rows.push([
      large.name,
      ...[0, 0.5].map((share) => sayMs(quantile(held, share))),
      sayMs(quantile(work, 0.5)),
      sayMs(held[0] ?? 0),
    ])
  }
  printTable(['One request', 'held at least, ms', 'median', 'CPU of the main thread', 'first'], rows)
} finally {
  caller.kill()
  await shop.close()
  await cluster.close()
  await rm(work, { recursive: true, force: true })
}

/** The longest time that the event loop stood still, and what its thread worked, in milliseconds. */
async function measure(act: () => Promise<unknown>) {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  const before = process.threadCpuUsage()
  delays.enable()
  await act()
  await wait(2)
  delays.disable()
  const { user, system } = process.threadCpuUsage(before)
  return { held: delays.max / 1e6, work: (user + system) / 1000 }
}

/** Calls from the caller's process; what it answers is read only where it is needed. */
function callAs(token: string): Call {
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    caller.send({ url: `${shop.address}${path}`, method, headers, body: body ? JSON.stringify(body) : null })
    const [{ status, text }] = (await once(caller, 'message')) as [{ status: number; text: string }]
    if (status >= 400) throw new Error(`${method} ${path} answers ${status}: ${text.slice(0, 200)}`)
    return path.startsWith('/api') && text ? (JSON.parse(text) as unknown) : null
  }
}
