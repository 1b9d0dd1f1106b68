import { type CallLimit, tooManyAttempts, WIDE_PLACE } from '@volute/domain/core/kernel'
import pLimit from 'p-limit'
import type { PublicContext } from './context.ts'
import {
  type Attempt,
  attemptApart,
  attemptOf,
  countingAttempts,
  giveBackEach,
  takeEach,
} from './attempts-store.ts'
import { placesOf } from './places-of.ts'

type Caller = Pick<PublicContext, 'db' | 'now' | 'address'>

/** Caller, looked up only if a limit counts by it; undefined if unknown. */
export interface Counted {
  actor(): Promise<{ userId: number; companyId: number } | undefined>
  /** Device on which the person signing in has signed in before. */
  device(): Promise<string | undefined>
}

/** Two statements at a time, so that a flood of calls does not use up the connection pool. */
const inTurn = pLimit(2)

/**
 * Takes one attempt under each of these limits, or rejects with 429 and takes none (OQ-72). The returned function gives them
 * back.
 */
export async function takeAttempts(
  caller: Caller,
  limits: readonly CallLimit[],
  input: Record<string, unknown>,
  counted: Counted,
): Promise<() => Promise<void>> {
  const { db } = caller
  const at = caller.now()
  const device = limits.some(({ per }) => per === 'device') ? await inTurn(() => counted.device()) : undefined
  const applying = limits.filter((limit) => applies(limit, input, device))
  const asked = (
    await Promise.all(applying.map((one) => countedBy(one, caller, input, counted, device)))
  ).flat()
  const keys = new Set(asked.length > 0 ? await inTurn(() => takeEach(db, asked, at)) : [])
  let taken = asked.filter(({ key }) => keys.has(key))
  const giveBack = async () => {
    const given = taken
    taken = []
    await giveBackEach(db, given, at)
  }
  if (taken.length === asked.length) return giveBack
  await giveBack()
  const refused = asked.filter(({ key }) => !keys.has(key))
  throw tooManyAttempts(await inTurn(() => secondsUntilFree(caller, refused, at)))
}

function applies({ onlyWith, unlessKnown }: CallLimit, input: Record<string, unknown>, device?: string) {
  if (onlyWith && input[onlyWith] === undefined) return false
  return !(unlessKnown && device !== undefined)
}

/**
 * Attempts under a limit. Empty if nobody is signed in, in which case the handler rejects the call, or if there is no row to
 * count.
 */
async function countedBy(
  limit: CallLimit,
  { address }: Caller,
  input: Record<string, unknown>,
  counted: Counted,
  device: string | undefined,
): Promise<Attempt[]> {
  const { per } = limit
  const { near, wide } = placesOf(address)
  if (per === 'place')
    return [
      attemptOf(limit, near),
      ...(wide ? [attemptOf({ ...limit, most: limit.most * WIDE_PLACE }, wide)] : []),
    ]
  if (per === 'device') return device === undefined ? [] : [attemptOf(limit, device)]
  if (typeof per === 'object') {
    const text = String(input[per.field])
    return [per.apart ? attemptApart(limit, near, text) : attemptOf(limit, text)]
  }
  const actor = await counted.actor()
  const times = limit.rowsOf ? (input[limit.rowsOf] as unknown[]).length : 1
  if (!actor || times === 0) return []
  return [attemptOf(limit, per === 'company' ? actor.companyId : actor.userId, times)]
}

/** Seconds until all of these keys have enough attempts left for the call. */
async function secondsUntilFree({ db }: Caller, refused: readonly Attempt[], now: Date): Promise<number> {
  const waits = await Promise.all(
    refused.map(async (attempt) => {
      const { most, minutes, times } = attempt
      const first = (await countingAttempts(db, attempt, now)).at(times - most - 1) ?? now
      const seconds = Math.ceil((first.getTime() + minutes * 60_000 - now.getTime()) / 1_000)
      return Math.min(Math.max(seconds, 1), minutes * 60)
    }),
  )
  return Math.max(...waits)
}
