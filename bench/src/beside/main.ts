import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensurePostgres } from '../../../architecture/src/ensure-postgres.ts'
import { openThrowawayPostgres } from '../../../architecture/src/throwaway-postgres.ts'
import { quantile, sayMs, sayTimes } from '../figures.ts'
import type { Load, Seen } from '../http/load-process.ts'
import { openBenchShop } from '../open-bench-shop.ts'
import { printTable } from '../print-table.ts'
import { writeLines } from '../import/write-lines.ts'

/** What a look-up takes while a catalogue is imported, beside what it takes before and after. */
const { values } = parseArgs({
  options: { lines: { type: 'string', default: '60000' }, rounds: { type: 'string', default: '4' } },
})
const A_SECOND = 80
/** An import of 60,000 lines takes longer. */
const SECONDS = 4
const programs = await ensurePostgres(AbortSignal.timeout(600_000))
if (!programs) throw new Error('There is no PostgreSQL on this machine (Debian: apt-get install postgresql).')
const work = await mkdtemp(join(tmpdir(), 'volute-bench-beside-'))
const cluster = await openThrowawayPostgres(programs)
process.env['DATABASE_URL'] = cluster.url
const shop = await openBenchShop(work)
try {
  const rows = []
  await lookUp()
  for (let round = 1; round <= Number(values.rounds); round++) {
    const alone = await lookUp()
    await writeLines(work, Number(values.lines), round)
    const importing = importFolder(work)
    const beside = await lookUp()
    const seconds = await importing
    const [before, during] = [alone, beside].map((durations) => quantile(durations, 0.99)) as [number, number]
    const medians = [alone, beside].map((durations) => sayMs(quantile(durations, 0.5)))
    rows.push([
      `import ${round}`,
      seconds.toFixed(1),
      ...medians,
      sayMs(before),
      sayMs(during),
      sayTimes(during, before),
    ])
  }
  const titles = ['seconds', 'median before, ms', 'during', 'p99 before, ms', 'during', 'during / before']
  printTable([`${values.lines} lines on ${cluster.version}`, ...titles], rows)
} finally {
  await shop.close()
  await cluster.close()
  await rm(work, { recursive: true, force: true })
}

/** The milliseconds of a demo pump's look-ups, so many a second. */
async function lookUp(): Promise<number[]> {
  const caller = fork(new URL('../http/load-process.ts', import.meta.url))
  const load: Load = {
    url: `${shop.address}/api/lookup/serial/100234`,
    method: 'GET',
    headers: { authorization: `Bearer ${shop.session.token}` },
    connections: 4,
    overallRate: A_SECOND,
    seconds: SECONDS,
    warmUpSeconds: 0,
  }
  caller.send(load)
  const [seen] = (await once(caller, 'message')) as [Seen]
  if (seen.failed > 0) throw new Error(`${seen.failed} look-ups failed`)
  return seen.durations
}

/** The seconds of the command that a shop's keeper runs, in its own process. */
async function importFolder(folder: string): Promise<number> {
  const start = performance.now()
  const program = fork(new URL('../../../packages/server/src/import/main.ts', import.meta.url), [folder], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [code] = (await once(program, 'exit')) as [number]
  if (code !== 0) throw new Error('the import failed')
  return (performance.now() - start) / 1000
}
