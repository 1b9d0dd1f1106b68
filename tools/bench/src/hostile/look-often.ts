import type { Person } from '../world/fill-people.ts'

/** Milliseconds between two look-ups, even if the previous one is not answered yet. */
const EVERY = 50

/** Calls a path 20 times a second; an unsuccessful answer ends the bench. */
export function lookOften(address: string, { token }: Person, path: string) {
  const durations: number[] = []
  const asked: Promise<void>[] = []
  const timer = setInterval(() => asked.push(look()), EVERY)

  async function look() {
    const begun = performance.now()
    const answer = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`a look-up was answered ${answer.status}`)
    durations.push(performance.now() - begun)
  }

  return {
    /** Waits for the last answer; returns the milliseconds of all. */
    async stop(): Promise<number[]> {
      clearInterval(timer)
      await Promise.all(asked)
      return durations
    },
  }
}
