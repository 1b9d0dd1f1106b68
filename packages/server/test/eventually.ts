import { setTimeout } from 'node:timers/promises'

/** Asks again until the answer is there; gives up after a minute. */
export async function eventually<T>(ask: () => Promise<T | undefined | false>, tries = 600): Promise<T> {
  for (let left = tries; left > 0; left--) {
    const answer = await ask()
    if (answer) return answer
    await setTimeout(100)
  }
  throw new Error('it did not happen')
}
