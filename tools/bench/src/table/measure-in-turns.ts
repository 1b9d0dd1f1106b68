import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../figures.ts'
import { secondsOf, spentBetween, treeOf } from '../idle/read-processes.ts'
import type { Caller } from '../load/open-caller.ts'
import type { Seen } from '../load/load-process.ts'
import type { Sent } from '../load/load-process.ts'
import { checkAnswers } from './check-answers.ts'
import type { Operation } from './operation.ts'
import type { Side } from './open-stage.ts'
import { prepareRound, settle } from './prepare-round.ts'

const WARM_UP_SECONDS = 2
/** Longest time in which one caller calls alone. */
const ALONE_SECONDS = 1

interface Patience {
  seconds: number
  rounds: number
}

/** A round of one side, with the processor milliseconds of a call in the server and in its database. */
interface Round extends Seen {
  server: number
  database: number
}

/** What was seen of one side: its rounds, and the milliseconds in which one caller alone was answered. */
export interface Turns {
  rounds: Round[]
  alone: number[]
}

/** Measures the sides in turns, round by round, so that other load on the machine affects all alike. */
export async function measureInTurns<Name extends string>(
  operation: Operation,
  sides: Record<Name, Side>,
  caller: Caller,
  { seconds, rounds }: Patience,
): Promise<Record<Name, Turns>> {
  const names = Object.keys(sides) as Name[]
  const seen = Object.fromEntries(
    names.map((name) => [name, { rounds: [], alone: [] }]),
  ) as unknown as Record<Name, Turns>
  await checkAnswers(operation, Object.values(sides))
  for (let round = 0; round <= rounds; round++)
    for (const name of names) {
      const lasting = round === 0 ? Math.min(WARM_UP_SECONDS, seconds) : seconds
      if (round === 0 && operation.kept === 'all') await callEachOnce(operation, sides[name], caller)
      const answers = await takeTurn(operation, sides[name], caller, { lasting })
      // The first round is not counted: shop, database and caller compile their code in it.
      if (round > 0) seen[name].rounds.push(answers)
      await wait(100)
    }
  for (const name of names) {
    const isAlone = { lasting: Math.min(ALONE_SECONDS, seconds), callers: 1 }
    seen[name].alone = (await takeTurn(operation, sides[name], caller, isAlone)).durations
  }
  return seen
}

/** Has each process of the shop make the copies that it answers from. */
async function callEachOnce(
  { lists }: Operation,
  { stage, address, behind = [address] }: Side,
  caller: Caller,
) {
  for (const one of behind) await caller.call({ address: one, lists: lists(stage) })
}

interface Turn {
  lasting: number
  /** All unless given. */
  callers?: number
}

async function takeTurn(
  operation: Operation,
  side: Side,
  caller: Caller,
  { lasting, callers }: Turn,
): Promise<Round> {
  const { address, stage } = side
  await prepareRound(operation, side, caller)
  const lists: Sent[][] = operation.lists(stage).slice(0, callers)
  const isOnce = operation.isCold || operation.shoppersCart !== undefined
  const before = await look(side)
  const begun = performance.now()
  const seen = await caller.call({ address, lists, ...(!isOnce && { seconds: lasting }) })
  const finished = operation.isQueued && !side.isBare ? await rateWhenSettled(side, seen, begun) : seen
  const after = await look(side)
  const each = (spent: number) => (spent * 1_000) / seen.durations.length
  return {
    ...finished,
    server: each(spentBetween(before.server, after.server)),
    database: each(spentBetween(before.database, after.database)),
  }
}

async function rateWhenSettled({ stage }: Side, seen: Seen, begun: number): Promise<Seen> {
  await settle(stage)
  return { ...seen, requestsPerSecond: (seen.durations.length * 1_000) / (performance.now() - begun) }
}

/** Processor seconds so far, by process. */
async function look({ stage, processIds }: Side) {
  const { rows } = await stage.world.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database()`,
  )
  return { server: secondsOf(processIds.flatMap(treeOf)), database: secondsOf(rows.map(({ pid }) => pid)) }
}

/** Answers per second: the median of the rounds. */
export const rateOf = (seen: Turns): number => medianOf(seen, 'requestsPerSecond')

export const medianOf = ({ rounds }: Turns, figure: 'requestsPerSecond' | 'server' | 'database'): number =>
  quantile(
    rounds.map((round) => round[figure]),
    0.5,
  )

/** 99th percentile of all rounds in milliseconds. */
export const lateOf = ({ rounds }: Turns): number =>
  quantile(
    rounds.flatMap(({ durations }) => durations),
    0.99,
  )
