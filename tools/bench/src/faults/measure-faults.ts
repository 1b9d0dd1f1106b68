import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seeded } from '../catalogue/seeded.ts'
import { type PlannedOrder, planOrders } from '../orders/plan-orders.ts'
import { printTable } from '../print-table.ts'
import { buildServer, superviseServer, untilReady } from '../world/supervise-server.ts'
import { type Callers, startCallers } from './callers.ts'
import { faults, type Prepared } from './faults.ts'
import { drawing, importFiles } from './import-files.ts'
import { type Ground, openGround, ports } from './open-ground.ts'
import { awaitDone, readBegin, readOutcome } from './read-outcome.ts'

const MINUTES = 40
/** Most milliseconds that one fault may take, from its preparation to the check of its outcome. */
const PATIENCE = 300_000
/** Milliseconds before a fault, and without a bad answer until all counts as well again. */
const CALM = 3_000

/** Makes the services under the shop fail one by one, under load: no acknowledged order may be missing or doubled. */
export async function measureFaults(given: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    allowNegative: true,
    options: { build: { type: 'boolean', default: true }, seconds: { type: 'string', default: '60' } },
  })
  const isWanted = (title: string) =>
    positionals.length === 0 || positionals.some((word) => title.includes(word))
  const stop = AbortSignal.timeout(MINUTES * 60_000)
  if (values.build) await buildServer(stop)
  const ground = await openGround(Number(values.seconds), stop)
  const plans = planOrders(50_000, ground.goods, seeded(1)).values()
  const takePlan = () => plans.next().value ?? fail('There are no orders left.')
  try {
    await importFiles(ground, {}, stop)
    for (const [title, prepare] of Object.entries(faults).filter(([one]) => isWanted(one))) {
      console.error(`${title} …`)
      const own = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE)])
      const prepared = await prepare(ground, own)
      if (typeof prepared === 'string') console.log(`\n${title}: not tried, for ${prepared}`)
      else await measureFault(title, prepared, { ground, takePlan, stop: own })
    }
  } finally {
    await ground.close()
  }
}

interface Run {
  ground: Ground
  takePlan: () => PlannedOrder
  stop: AbortSignal
}

async function measureFault(title: string, prepared: Prepared, { ground, takePlan, stop }: Run) {
  const { dataDir, database, emails } = ground
  const shop = superviseServer('shop', {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: String(ports.shop),
    LOG_LEVEL: 'silent',
    ...prepared.settings,
  })
  try {
    await untilReady(ports.shop, stop)
    await awaitDone(ground, stop)
    const begin = await readBegin(ground)
    const address = `http://127.0.0.1:${ports.shop}`
    const callers = startCallers(emails, { address, drawing, takePlan, stop })
    await wait(CALM)
    const struckAt = performance.now()
    const notes = await prepared.strike()
    const fixedAt = performance.now()
    const wellAt = await untilWell(callers, fixedAt, stop)
    await callers.leave()
    await awaitDone(ground, stop)
    const doneAt = performance.now()
    const outcome = await readOutcome(ground, begin, callers.acknowledged)
    tell(title, [
      ['what an order was answered', sayAnswers(callers, 'order', struckAt, wellAt)],
      ['what a drawing was answered', sayAnswers(callers, 'drawing', struckAt, wellAt)],
      ['seconds of the fault', saySeconds(fixedAt - struckAt)],
      ['seconds from its end until each call goes well', saySeconds(wellAt - fixedAt)],
      ['until no order and no mail waits', saySeconds(doneAt - fixedAt)],
      ['orders acknowledged', String(callers.acknowledged.length)],
      ...Object.entries(labels).map(([key, label]) => [label, String(outcome[key as keyof typeof labels])]),
      ...notes.map((note) => ['beside', note]),
    ])
    // A mail being sent while a clock leaps may go out twice, under the same Message-ID; an order never.
    const { missing, doubled, mailsMissing } = outcome
    if (missing + doubled + mailsMissing > 0) process.exitCode = 1
  } finally {
    await shop.stop()
    await prepared.close?.()
  }
}

const labels = {
  missing: 'of them missing',
  doubled: 'made twice',
  mails: 'mails written',
  mailsMissing: 'of them not sent',
  mailsDoubled: 'sent twice',
} as const

const tell = (title: string, rows: string[][]) => printTable([title, ''], rows)

async function untilWell(callers: Callers, fixedAt: number, stop: AbortSignal) {
  for (;;) {
    const since = callers.wellSince(fixedAt)
    if (since !== undefined && performance.now() - since > CALM) return since
    await wait(100, undefined, { signal: stop })
  }
}

/** `200 × 12, 503 × 3; 4.1 s at most`. */
function sayAnswers(callers: Callers, wanted: 'order' | 'drawing', from: number, to: number) {
  const answers = callers.answersOf(from, to).filter(({ kind }) => kind === wanted)
  const counted = [...Map.groupBy(answers, ({ said }) => said)].map(
    ([said, { length }]) => `${said} × ${length}`,
  )
  const longest = Math.max(0, ...answers.map(({ milliseconds }) => milliseconds))
  return `${counted.join(', ')}; ${saySeconds(longest)} s at most`
}

const saySeconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1)

function fail(sentence: string): never {
  throw new Error(sentence)
}
