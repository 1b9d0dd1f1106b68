import { limits, tooManyAttempts } from '@volute/domain/kernel'
import pLimit from 'p-limit'
import type { Shop } from '../context.ts'
import { type AttemptLimit, giveBackAttempt, takeAttempt } from './attempts-store.ts'

/** What is counted of a person, an address or a place; a key is no longer than an address can make it. */
export const attemptKey = (act: string, of: string | number) => `${act} ${String(of).slice(0, limits.email)}`

/** A flood waits here and not in the line for the database, in which everybody else stands too. */
const inTurn = pLimit(2)

/**
 * Takes one attempt of each before any work is done, or refuses with 429 and takes none. The answer gives them back, for
 * who turns out to be right.
 */
export async function takeAttempts(
  { db, now }: Shop,
  ...wanted: AttemptLimit[]
): Promise<() => Promise<void>> {
  const at = now()
  const taken: AttemptLimit[] = []
  const giveBack = async () => {
    for (const { key } of taken) await giveBackAttempt(db, key, at)
  }
  for (const limit of wanted) {
    if (await inTurn(() => takeAttempt(db, limit, at))) {
      taken.push(limit)
      continue
    }
    await giveBack()
    throw tooManyAttempts()
  }
  return giveBack
}
