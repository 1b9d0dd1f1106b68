import { expect, it } from 'vitest'
import { exampleLine } from '../bom/examples.ts'
import type { BomLine } from '../bom/index.ts'
import type { DescribedChange } from './change.ts'
import { diffTrees } from './diff-trees.ts'
import { type PumpState, pumpStates } from './shown-states.ts'
import { linesInState } from './lines-in-state.ts'

const ring = exampleLine('RING', [], { position: 1 })
const old = exampleLine('OR-N', [], { position: 2 })
const current = exampleLine('OR-V', [], { position: 2 })
const bolt = exampleLine('BOLT', [], { position: 3 })
const wetEnd = (parts: BomLine[], position: number) => exampleLine('WET', parts, { position })

/** The same wet end is in the pump twice, as one object. */
const today = (() => {
  const parts = [ring, current, bolt]
  return [wetEnd(parts, 1), wetEnd(parts, 2)]
})()
/** The first one was shipped with the old O-ring and without the bolt. */
const shipped = [wetEnd([ring, old], 1), today[1] ?? ring]

const described = (was: BomLine[], is: BomLine[]): DescribedChange[] =>
  diffTrees(was, is, new Map([['OR-N', 'OR-V']])).map((change) => ({
    ...change,
    assembly: 'Wet end',
    sentence: `${change.kind} at ${(change.isPath ?? change.wasPath)?.join('.')}`,
  }))

function shown(state: PumpState) {
  const since = described(shipped, today)
  const { lines, notes } = linesInState(today, { sinceShipped: since, sinceMaintained: since }, state)
  return lines.flatMap((top) =>
    top.parts.map((line) => [top.position, line.partNumber, ...(notes.get(line) ? [notes.get(line)] : [])]),
  )
}

it('each state shows its own lines, and only changed ones have a note, at their own position (FIT-14)', () => {
  expect(shown('today')).toEqual([
    [1, 'RING'],
    [1, 'OR-V', 'SUPERSEDED at 1.2'],
    [1, 'BOLT', 'ADDED at 1.3'],
    [2, 'RING'],
    [2, 'OR-V'],
    [2, 'BOLT'],
  ])
  expect(shown('shipped')).toEqual([
    [1, 'RING'],
    [1, 'OR-N', 'SUPERSEDED at 1.2'],
    [2, 'RING'],
    [2, 'OR-V'],
    [2, 'BOLT'],
  ])
})

it.each(pumpStates)('without changes, %s is the BOM itself (FIT-14)', (state) => {
  const { lines, notes } = linesInState(today, { sinceShipped: [], sinceMaintained: [] }, state)
  expect([lines, notes.size]).toEqual([today, 0])
})
