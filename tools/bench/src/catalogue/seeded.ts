/** Pseudo-random numbers, the same in every run: from 0 up to but without 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Chance = () => number

export function pick<One>(chance: Chance, from: readonly One[]): One {
  const one = from[Math.floor(chance() * from.length)]
  if (one === undefined) throw new Error('There is nothing to pick from.')
  return one
}

/** Random whole number from `low` to `high`, both included. */
export function between(chance: Chance, low: number, high: number): number {
  return low + Math.floor(chance() * (high - low + 1))
}
