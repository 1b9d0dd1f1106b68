import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '../../core/db/index.ts'
import { watchServing } from './watch-serving.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Stub database that reports a scan count. */
function counting() {
  const counted = { scans: 7 }
  const execute = async () => ({ rows: [{ ...counted }] })
  return { counted, db: { execute } as unknown as Pick<Database, 'execute'> }
}

it('users count as served at first, and no longer after an interval without a call (PUBLISH-13)', async () => {
  const { isServing, stop } = watchServing(counting().db, 100)
  expect(isServing()).toBe(true)
  await vi.advanceTimersByTimeAsync(100)
  expect(isServing()).toBe(false)
  stop()
})

it('a page that polls once a second does not count as a served user', async () => {
  const { counted, db } = counting()
  const { isServing, stop } = watchServing(db, 100)
  for (let look = 0; look < 20; look++) {
    counted.scans += look % 2 === 0 ? 4 : 0
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(isServing()).toBe(false)
  stop()
})

it('users who call count as served for a few more intervals', async () => {
  const { counted, db } = counting()
  const { isServing, stop } = watchServing(db, 100)
  await vi.advanceTimersByTimeAsync(100)
  counted.scans += 13
  await vi.advanceTimersByTimeAsync(100)
  expect(isServing()).toBe(true)
  await vi.advanceTimersByTimeAsync(300)
  expect(isServing()).toBe(true)
  await vi.advanceTimersByTimeAsync(100)
  expect(isServing()).toBe(false)
  stop()
})

it('a database that cannot be read counts as serving', async () => {
  const db = { execute: () => Promise.reject(new Error('gone')) } as unknown as Pick<Database, 'execute'>
  const { isServing, stop } = watchServing(db, 100)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isServing()).toBe(true)
  stop()
})
