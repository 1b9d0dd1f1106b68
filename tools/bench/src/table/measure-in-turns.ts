import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { quantile, sayMs } from '../figures.ts'
import type { Caller } from '../load/open-caller.ts'
import type { Seen } from '../load/load-process.ts'
import type { Side } from './open-stage.ts'
import { type Operation, operations } from './operations.ts'
import { prepareRound } from './prepare-round.ts'

const WARM_UP_SECONDS = 2
/** Calls that stand for a second of an operation that each shopper does once. */
const ONCE_A_SECOND = 8

interface Patience {
  seconds: number
  rounds: number
}

/** Reads which operations to measure, for how long, how many shoppers per connection this takes, and the jobs finished before. */
export function readPlan(given: string[], known = operations) {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '5' },
      jobs: { type: 'string', default: '0' },
      analysed: { type: 'boolean', default: false },
    },
  })
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
  return {
    chosen: choose(positionals, known),
    patience: { seconds, rounds },
    shoppersEach: Math.ceil(seconds * ONCE_A_SECOND),
    finished: { count: Number(values.jobs), isAnalysed: values.analysed },
  }
}

function choose(words: readonly string[], known: readonly Operation[]): readonly Operation[] {
  const unknown = words.find((word) => !known.some((one) => one.word === word))
  if (unknown)
    throw new Error(`There is no operation ${unknown}: ${known.map(({ word }) => word).join(', ')}.`)
  return known.filter(({ word }) => words.length === 0 || words.includes(word))
}

/** Measures the sides in turns, round by round, so that other load on the machine affects all alike. */
export async function measureInTurns<Name extends string>(
  operation: Operation,
  sides: Record<Name, Side>,
  caller: Caller,
  { seconds, rounds }: Patience,
): Promise<Record<Name, Seen[]>> {
  const isOnce = operation.shoppersCart !== undefined
  const names = Object.keys(sides) as Name[]
  const seen = Object.fromEntries(names.map((name) => [name, [] as Seen[]])) as Record<Name, Seen[]>
  for (let round = 0; round <= rounds; round++)
    for (const name of names) {
      const side = sides[name]
      await prepareRound(operation, side, caller)
      if (round === 0 && !side.isBare && !isOnce) await checkAnswer(operation, side)
      const lasting = isOnce ? {} : { seconds: round === 0 ? WARM_UP_SECONDS : seconds }
      const { address, stage } = side
      const answers = await caller.call({ address, lists: operation.lists(stage), ...lasting })
      // The first round is not counted: shop, database and caller compile their code in it.
      if (round > 0) seen[name].push(answers)
      await wait(100)
    }
  return seen
}

/** Answers per second: the median of the rounds. */
export const rateOf = (seen: readonly Seen[]): number =>
  quantile(
    seen.map(({ requestsPerSecond }) => requestsPerSecond),
    0.5,
  )

/** 99th percentile of all rounds in milliseconds. */
export const lateOf = (seen: readonly Seen[]): string =>
  sayMs(
    quantile(
      seen.flatMap(({ durations }) => durations),
      0.99,
    ),
  )

/** Checks one answer; not for operations that a shopper does once, since the check would be that one time. */
async function checkAnswer({ name, check, lists }: Operation, { stage, address }: Side) {
  const sent = lists(stage)[0]?.[0]
  if (!sent) throw new Error(`${name} calls nothing`)
  const { path, ...request } = sent
  const body = request.body?.replaceAll('{uuid}', crypto.randomUUID())
  const answer = await fetch(`${address}${path}`, { ...request, ...(body && { body }) })
  const said = await answer.text()
  if (!answer.ok || check?.(said) === false)
    throw new Error(`${name} answers ${answer.status}: ${said.slice(0, 300)}`)
}
