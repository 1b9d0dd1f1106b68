import { expect, it } from 'vitest'
import { CachedReads } from './cached-reads.ts'
import type { Queryable } from './queryable.ts'

const db = {} as Queryable

it('each key is read once, and a missing value is cached, too', async () => {
  const cached = new CachedReads(1)
  const asked: string[] = []
  const find = async (_: Queryable, key: string) => {
    asked.push(key)
    return key === 'none' ? undefined : key.toUpperCase()
  }
  expect([await cached.one(db, find, 'a'), await cached.one(db, find, 'a')]).toEqual(['A', 'A'])
  expect([await cached.one(db, find, 'none'), await cached.one(db, find, 'none')]).toEqual([
    undefined,
    undefined,
  ])
  expect(asked).toEqual(['a', 'none'])
})

it('keys that are not cached are read in one query', async () => {
  const cached = new CachedReads(1)
  const asked: number[][] = []
  const find = async (_: Queryable, keys: number[]) => {
    asked.push(keys)
    return new Map(keys.filter((key) => key < 10).map((key) => [key, key * 2]))
  }
  expect([...(await cached.each(db, find, [1, 2, 1]))]).toEqual([
    [1, 2],
    [2, 4],
  ])
  expect([...(await cached.each(db, find, [2, 3, 99]))]).toEqual([
    [2, 4],
    [3, 6],
  ])
  expect([...(await cached.each(db, find, [99]))]).toEqual([])
  expect(asked).toEqual([
    [1, 2],
    [3, 99],
  ])
})

it('rows are dropped that were not asked for since the cache was last full', async () => {
  const cached = new CachedReads(1)
  const asked: string[] = []
  const find = async (_: Queryable, key: string) => {
    asked.push(key)
    return Array.from({ length: 13_000 }, () => key)
  }
  for (const key of ['a', 'b', 'a', 'c', 'd', 'a', 'b']) await cached.one(db, find, key)
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'b'])
})

it('values learned from another read are cached, and only the rest is read', async () => {
  const cached = new CachedReads(1)
  const asked: number[][] = []
  const find = async (_: Queryable, keys: number[]) => {
    asked.push(keys)
    return new Map(keys.map((key) => [key, 'asked']))
  }
  cached.learn(find, new Map([[1, 'learnt']]))
  expect([...(await cached.each(db, find, [1, 2]))]).toEqual([
    [1, 'learnt'],
    [2, 'asked'],
  ])
  cached.learn(find, new Map([[2, 'learnt']]))
  expect([...(await cached.each(db, find, [2]))]).toEqual([[2, 'asked']])
  expect(asked).toEqual([[2]])
})
