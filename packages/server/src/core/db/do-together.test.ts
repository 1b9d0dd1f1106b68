import { expect, it } from 'vitest'
import { doTogether } from './do-together.ts'
import type { Queryable } from './queryable.ts'

const db = {} as Queryable

/** Work that ends when the test says so, and fails for a batch with a negative number. */
function opened() {
  const batches: { keys: readonly number[]; finish: () => void }[] = []
  const square = doTogether(async (_: Queryable, keys: readonly number[]) => {
    await new Promise<void>((finish) => batches.push({ keys, finish }))
    if (keys.some((key) => key < 0)) throw new Error('negative')
    return new Map(keys.map((key) => [key, key * key]))
  })
  return { batches, square: (key: number) => square(db, key) }
}
const turn = () => new Promise((done) => setImmediate(done))

/** Waits until work that may begin has begun. */
async function settled() {
  await turn()
  await turn()
}

it('what is requested within one turn of the event loop is done together', async () => {
  const { batches, square } = opened()
  const first = square(1)
  for (let turns = 0; turns < 10; turns++) await Promise.resolve()
  const second = square(2)
  await settled()
  expect(batches.map(({ keys }) => keys)).toEqual([[1, 2]])
  batches[0]?.finish()
  expect(await Promise.all([first, second])).toEqual([1, 4])
})

it('what is requested while work runs is done together after it, each key once', async () => {
  const { batches, square } = opened()
  const first = square(1)
  await settled()
  const others = [square(2), square(3), square(2)]
  await settled()
  expect(batches.map(({ keys }) => keys)).toEqual([[1]])
  batches[0]?.finish()
  expect(await first).toBe(1)
  await settled()
  expect(batches.map(({ keys }) => keys)).toEqual([[1], [2, 3]])
  batches[1]?.finish()
  expect(await Promise.all(others)).toEqual([4, 9, 4])
})

it('work that fails fails for all of its calls, and the next is done', async () => {
  const { batches, square } = opened()
  const failing = Promise.allSettled([square(-1), square(5)])
  await settled()
  const next = square(6)
  batches[0]?.finish()
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await settled()
  batches[1]?.finish()
  expect(await next).toBe(36)
})
