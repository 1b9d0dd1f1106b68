import { describe, expect, it } from 'vitest'
import { applyChanges, reverseChange } from './apply-changes.ts'
import { chainOf } from './chain.ts'
import { diffTrees } from './diff-trees.ts'
import { anyTree, changedTree, type Logged, randomOf, treeLine } from './examples.ts'

const none = new Map<string, string>()
const PAIRS = 10_000
const seeds = Array.from({ length: PAIRS }, (_, seed) => seed + 1)

/** Seeds for which two values that should be equal differ. */
const failing = (sides: (seed: number) => [unknown, unknown]) =>
  seeds.filter((seed) => {
    const [found, expected] = sides(seed)
    return JSON.stringify(found) !== JSON.stringify(expected)
  })

it('a tree does not differ from itself, in 10,000 trees (FIT-04)', () => {
  const made = failing((seed) => {
    const tree = anyTree(randomOf(seed))
    return [diffTrees(tree, structuredClone(tree), new Map([['A', 'B']])), []]
  })
  expect(made).toEqual([])
})

it('the changes turn the earlier pump into the later one and back, in 10,000 pairs (FIT-04)', () => {
  const made = failing((seed) => {
    const random = randomOf(seed)
    const [was, is] = [anyTree(random), anyTree(random)]
    const changes = diffTrees(was, is, new Map([['A', random.pick(['B', 'C'])]]))
    return [
      [applyChanges(was, changes), applyChanges(is, changes.map(reverseChange))],
      [is, was],
    ]
  })
  expect(made).toEqual([])
})

it('every change is found with its kind and position, in 10,000 pairs (FIT-04)', () => {
  const made = failing((seed) => {
    const { was, is, replacedBy, log } = changedTree(randomOf(seed))
    return [diffTrees(was, is, replacedBy).map(asLogged).toSorted(), log.map(asLogged).toSorted()]
  })
  expect(made).toEqual([])
})

const asLogged = (one: Logged) => JSON.stringify([one.kind, one.wasPath, one.isPath])

describe('edge cases (FIT-04)', () => {
  const kinds = (...sides: Parameters<typeof diffTrees>) =>
    diffTrees(...sides).map(({ kind, wasPath, isPath }) => [kind, wasPath, isPath])

  it('a part superseded by a kit is one change that contains the whole kit', () => {
    const kit = treeLine(4, 'KIT', [treeLine(1, 'SEAL'), treeLine(2, 'RING')])
    const [change, ...others] = diffTrees([treeLine(4, 'SEAL')], [kit], new Map([['SEAL', 'KIT']]))
    expect(change).toMatchObject({ kind: 'SUPERSEDED', chain: ['SEAL', 'KIT'], is: kit })
    expect(others).toEqual([])
  })

  it('a replaced assembly hides the changes of its children', () => {
    const frame = (number: string, ring: string) =>
      treeLine(1, number, [treeLine(1, ring), treeLine(2, 'NUT')])
    expect(kinds([frame('FRAME-1', 'R1')], [frame('FRAME-2', 'R2')], none)).toEqual([['REPLACED', [1], [1]]])
    expect(kinds([frame('FRAME', 'R1')], [frame('FRAME', 'R2')], none)).toEqual([
      ['REPLACED', [1, 1], [1, 1]],
    ])
  })

  it('only the changed one of two equal parts is listed', () => {
    const was = [treeLine(2, 'BOLT'), treeLine(5, 'BOLT')]
    expect(kinds(was, [treeLine(2, 'STUD'), treeLine(5, 'BOLT')], none)).toEqual([['REPLACED', [2], [2]]])
  })

  it('a part at a new position is renumbered, not replaced', () => {
    const was = [treeLine(1, 'A'), treeLine(2, 'B')]
    const is = [treeLine(1, 'NEW'), treeLine(2, 'A'), treeLine(3, 'B')]
    expect(kinds(was, is, none)).toEqual([
      ['ADDED', null, [1]],
      ['RENUMBERED', [1], [2]],
      ['RENUMBERED', [2], [3]],
    ])
  })

  it('a chain of 64 leads to its end; one of 65 and a cycle lead nowhere', () => {
    const steps = (count: number) =>
      new Map(Array.from({ length: count }, (_, at) => [`C${at}`, `C${at + 1}`]))
    expect(chainOf('C0', steps(64)).at(-1)).toBe('C64')
    expect(chainOf('C0', steps(65))).toEqual(['C0'])
    const circle = new Map([
      ['A', 'B'],
      ['B', 'C'],
      ['C', 'B'],
    ])
    expect(chainOf('A', circle)).toEqual(['A'])
    expect(kinds([treeLine(1, 'A')], [treeLine(1, 'B')], circle)).toEqual([['REPLACED', [1], [1]]])
  })
})
