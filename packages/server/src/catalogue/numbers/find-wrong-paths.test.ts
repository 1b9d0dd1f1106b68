import { expect, it } from 'vitest'
import { findWrongPaths } from './find-wrong-paths.ts'

const graph = (lines: Record<number, number[]>) =>
  new Map(Object.entries(lines).map(([parent, children]) => [Number(parent), children]))

it('finds every cycle with its path, including a part that contains itself (OQ-74)', () => {
  const lines = graph({ 1: [2, 3], 2: [4], 4: [1], 3: [3, 5] })
  expect(findWrongPaths(lines, 64).cycles).toEqual([
    [1, 2, 4, 1],
    [3, 3],
  ])
})

it('a part in several BOMs is not a cycle (OQ-74)', () => {
  const lines = graph({ 1: [2, 3, 3], 2: [4], 3: [4, 2] })
  expect(findWrongPaths(lines, 64)).toEqual({ cycles: [], tooDeep: [] })
})

it('allows 64 levels and reports the path to the 65th (OQ-74)', () => {
  const chain = (levels: number) =>
    graph(Object.fromEntries(Array.from({ length: levels }, (_, n) => [n, [n + 1]])))
  expect(findWrongPaths(chain(64), 64).tooDeep).toEqual([])
  const paths = findWrongPaths(chain(140), 64).tooDeep
  expect(paths).toEqual([75, 10].map((top) => Array.from({ length: 66 }, (_, n) => n + top)))
})

it('walks a chain of 200,000 parts without a stack overflow', () => {
  const chain = new Map(Array.from({ length: 200_000 }, (_, n) => [n, [n + 1]]))
  expect(findWrongPaths(chain, 64).tooDeep).toHaveLength(Math.floor(200_000 / 65))
})
