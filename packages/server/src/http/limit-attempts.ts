import { type CallLimit, tooManyAttempts } from '@volute/domain/kernel'
import pLimit from 'p-limit'
import type { PublicContext } from '../context.ts'
import { type Attempt, attemptOf, giveBackAttempt, takeAttempt } from './attempts-store.ts'

type Caller = Pick<PublicContext, 'db' | 'now' | 'address'>

/** Two statements at a time, so that a flood of calls does not take up the connection pool. */
const inTurn = pLimit(2)

/**
 * Takes one attempt under each of these limits, or refuses with 429 and takes none (OQ-72). The answer gives them
 * back.
 */
export async function takeAttempts(
  caller: Caller,
  limits: readonly CallLimit[],
  input: Record<string, unknown>,
  findPerson: () => Promise<number | undefined>,
): Promise<() => Promise<void>> {
  const { db } = caller
  const at = caller.now()
  const taken: Attempt[] = []
  async function giveBack() {
    for (const { key } of taken.splice(0)) await giveBackAttempt(db, key, at)
  }
  for (const limit of limits) {
    const attempt = await countedBy(limit, caller, input, findPerson)
    if (!attempt) continue
    if (!(await inTurn(() => takeAttempt(db, attempt, at)))) {
      await giveBack()
      throw tooManyAttempts()
    }
    taken.push(attempt)
  }
  return giveBack
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
