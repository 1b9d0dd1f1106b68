import { setTimeout } from 'node:timers/promises'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../../core/db/index.ts'

/** Length of a rest, as a multiple of the work before it. */
const TIMES = 24
/** Milliseconds of work without a rest, and of the longest rest, which limits what a slow statement adds. */
const WORK = 5
const LONGEST = 1_000

/**
 * Wraps a transaction so that it rests after its statements while people use the shop. A running statement occupies one of
 * few processors; people are served between statements. A stop ends a rest.
 */
export function restingTransaction(
  tx: Transaction,
  stop: AbortSignal | undefined,
  isServing: () => boolean,
): Transaction {
  let begun = performance.now()

  async function execute(query: SQL) {
    const result = await tx.execute(query)
    const worked = performance.now() - begun
    if (worked < WORK) return result
    if (isServing()) await setTimeout(Math.min(TIMES * worked, LONGEST), undefined, { signal: stop })
    begun = performance.now()
    return result
  }

  return Object.assign(Object.create(tx) as Transaction, { execute: execute as Transaction['execute'] })
}
