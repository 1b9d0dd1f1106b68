import { setTimeout } from 'node:timers/promises'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../../core/db/index.ts'

/** Rest of the import as a multiple of its work. */
const TIMES = 24
/** Milliseconds of work without a rest, and of the longest rest, which bounds what a slow statement adds. */
const WORK = 5
const LONGEST = 1_000

/**
 * The same transaction, resting after its statements while somebody is served. While one runs, it and the import have one of few
 * processors to themselves; those who use the shop meanwhile are served between them. A stop ends a rest.
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
