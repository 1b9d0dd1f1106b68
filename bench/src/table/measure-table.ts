import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { quantile, sayMs } from '../figures.ts'
import { type Caller, openCaller } from '../load/open-caller.ts'
import type { Seen } from '../load/load-process.ts'
import { printTable } from '../print-table.ts'
import { openWorld, type World } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'
import { openStage, type Stage } from './open-stage.ts'
import { type Operation, operations } from './operations.ts'
import { prepareRound, type Side } from './prepare-round.ts'

const WARM_UP_SECONDS = 2
/** Of what is done once by each shopper, so much stands for a second. */
const ONCE_A_SECOND = 8

/** Measures the operations in the shop and bare, in turns, and prints them beside each other with their goals. */
export async function measureTable(given: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '5' } },
  })
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
  const chosen = choose(positionals)
  const world = await openWorld()
  const rows: string[][] = []
  try {
    const stage = await openStage(world, Math.ceil(seconds * ONCE_A_SECOND))
    const shop = await startShopProcess(world.settings)
    const bare = await startBareProcess(world)
    const caller = openCaller()
    const addresses = { shop: shop.address, bare: bare.address }
    try {
      for (const operation of chosen) {
        console.error(`${operation.name} …`)
        rows.push(rowOf(operation, await measure(operation, stage, addresses, caller, { seconds, rounds })))
      }
    } finally {
      caller.close()
      bare.stop()
      await shop.stop()
    }
  } finally {
    printTable(
      [world.version, 'shop, a second', 'bare, a second', 'share', 'goal', 'shop p99 ms', 'bare p99 ms'],
      rows,
    )
    await world.close()
  }
}

async function startBareProcess({ settings }: World) {
  const child = fork(new URL('./bare-process.ts', import.meta.url), [settings.DATABASE_URL])
  const [address] = (await once(child, 'message')) as [string]
  return { address, stop: () => child.disconnect() }
}

function choose(words: readonly string[]): readonly Operation[] {
  const unknown = words.find((word) => !operations.some((one) => one.word === word))
  if (unknown)
    throw new Error(`There is no operation ${unknown}: ${operations.map(({ word }) => word).join(', ')}.`)
  return operations.filter(({ word }) => words.length === 0 || words.includes(word))
}

interface Patience {
  seconds: number
  rounds: number
}

/** One after the other, again and again, so that what else the machine does disturbs both alike. */
async function measure(
  operation: Operation,
  stage: Stage,
  addresses: Record<Side, string>,
  caller: Caller,
  { seconds, rounds }: Patience,
) {
  const lists = operation.lists(stage)
  const isOnce = operation.shoppersCart !== undefined
  const seen: Record<Side, Seen[]> = { shop: [], bare: [] }
  for (let round = 0; round <= rounds; round++)
    for (const side of ['shop', 'bare'] as const) {
      const address = addresses[side]
      await prepareRound(operation, stage, side, address, caller)
      if (round === 0 && side === 'shop' && !isOnce) await checkAnswer(operation, stage, address)
      const lasting = isOnce ? {} : { seconds: round === 0 ? WARM_UP_SECONDS : seconds }
      const answers = await caller.call({ address, lists, ...lasting })
      // The first round is not counted, while shop, database and caller compile their code.
      if (round > 0) seen[side].push(answers)
      await wait(100)
    }
  return seen
}

/** Whoever acts once would have acted then. */
async function checkAnswer({ name, check, lists }: Operation, stage: Stage, address: string) {
  const sent = lists(stage)[0]?.[0]
  if (!sent) throw new Error(`${name} calls nothing`)
  const { path, ...request } = sent
  const body = request.body?.replaceAll('{uuid}', crypto.randomUUID())
  const answer = await fetch(`${address}${path}`, { ...request, ...(body && { body }) })
  const said = await answer.text()
  if (!answer.ok || check?.(said) === false)
    throw new Error(`${name} answers ${answer.status}: ${said.slice(0, 300)}`)
}

function rowOf({ name, goal }: Operation, { shop, bare }: Record<Side, Seen[]>): string[] {
  const rate = (seen: Seen[]) =>
    quantile(
      seen.map(({ requestsPerSecond }) => requestsPerSecond),
      0.5,
    )
  const late = (seen: Seen[]) =>
    sayMs(
      quantile(
        seen.flatMap(({ durations }) => durations),
        0.99,
      ),
    )
  const [shopRate, bareRate] = [rate(shop), rate(bare)]
  return [
    name,
    shopRate.toFixed(0),
    bareRate.toFixed(0),
    (shopRate / bareRate).toFixed(3),
    goal.toFixed(2),
    late(shop),
    late(bare),
  ]
}
