import { type CallLimit, tooManyAttempts } from '@volute/domain/kernel'
import pLimit from 'p-limit'
import type { PublicContext } from '../context.ts'
import { type Attempt, attemptOf, giveBackEach, takeEach } from './attempts-store.ts'

type Caller = Pick<PublicContext, 'db' | 'now' | 'address'>

/** Two statements at a time, so that a flood of calls does not take up the connection pool. */
const inTurn = pLimit(2)

/**
 * Takes one attempt under each of these limits, or refuses with 429 and takes none (OQ-72). The function
 * returned gives them back.
 */
export async function takeAttempts(
  caller: Caller,
  limits: readonly CallLimit[],
  input: Record<string, unknown>,
  findPerson: () => Promise<number | undefined>,
): Promise<() => Promise<void>> {
  const { db } = caller
  const at = caller.now()
  const counted = await Promise.all(limits.map((limit) => countedBy(limit, caller, input, findPerson)))
  const asked = counted.filter((attempt) => attempt !== undefined)
  const taken = asked.length > 0 ? await inTurn(() => takeEach(db, asked, at)) : []
  const giveBack = () => giveBackEach(db, taken.splice(0), at)
  if (taken.length === asked.length) return giveBack
  await giveBack()
  throw tooManyAttempts()
}

/** Undefined where the limit does not apply: another kind of call, or nobody signed in, whom the verb refuses. */
async function countedBy(
  limit: CallLimit,
  { address }: Caller,
  input: Record<string, unknown>,
  findPerson: () => Promise<number | undefined>,
): Promise<Attempt | undefined> {
  const { per, onlyWith } = limit
  if (onlyWith && input[onlyWith] === undefined) return undefined
  if (per === 'place') return attemptOf(limit, address)
  if (per !== 'person') return attemptOf(limit, String(input[per.field]))
  const userId = await findPerson()
  return userId === undefined ? undefined : attemptOf(limit, userId)
}
