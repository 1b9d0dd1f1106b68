import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Transaction } from '../../core/db/index.ts'
import { restingTransaction } from './resting-transaction.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const answer = { rows: [{ line: 1 }] }

/** Transaction whose statements take the given milliseconds each; by default, its rests end in an error. */
function resting(milliseconds: number, stop = AbortSignal.abort(), isServing = () => true) {
  const tx = {
    async execute() {
      vi.advanceTimersByTime(milliseconds)
      return answer
    },
  }
  return restingTransaction(tx as unknown as Transaction, stop, isServing)
}

it('a transaction rests after a long statement, until it is stopped', async () => {
  await expect(resting(30).execute(sql`select`)).rejects.toThrow('aborted')
})

it('a transaction rests after several short statements, too', async () => {
  const tx = resting(2)
  expect(await tx.execute(sql`select`)).toBe(answer)
  expect(await tx.execute(sql`select`)).toBe(answer)
  await expect(tx.execute(sql`select`)).rejects.toThrow('aborted')
})

it('a statement returns its result after the rest', async () => {
  expect(await resting(10, new AbortController().signal).execute(sql`select`)).toBe(answer)
})

it('a transaction does not rest while nobody is served (PUBLISH-13)', async () => {
  const tx = resting(30, AbortSignal.abort(), () => false)
  expect(await tx.execute(sql`select`)).toBe(answer)
  expect(await tx.execute(sql`select`)).toBe(answer)
})
