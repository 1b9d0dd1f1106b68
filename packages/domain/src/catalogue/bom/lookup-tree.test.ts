import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleLine } from './examples.ts'
import { findLine, flattenBom, isFlatList, linesAt, nthOfPart } from './lookup-tree.ts'
import type { BomLine } from './bom-line.ts'

it.each([
  [{ hasTopDrawing: false, forceNested: false }, true],
  [{ hasTopDrawing: true, forceNested: false }, false],
  [{ hasTopDrawing: false, forceNested: true }, false],
])('the list of %j is flat: %s (LOOKUP-20)', (bom, flat) => {
  expect(isFlatList(bom)).toBe(flat)
})

const bolt = exampleLine('BOLT')
const bearing = exampleLine('BEARING')
const frame = exampleLine('FRAME', [bearing, bolt])
const casing = exampleLine('CASING', [bolt])
const pump = { partNumber: 'PUMP', description: 'Pump', parts: [casing, frame] }

describe('a flat list (LOOKUP-20)', () => {
  it('the list follows the tree, with one row per line', () => {
    expect(flattenBom(pump.parts).map((line) => line.partNumber)).toEqual([
      'CASING',
      'BOLT',
      'FRAME',
      'BEARING',
      'BOLT',
    ])
  })

  it('the list keeps every line of any tree', () => {
    const tree: fc.Memo<BomLine> = fc.memo((depth) => {
      const parts = depth > 1 ? fc.array(tree(), { maxLength: 3 }) : fc.constant<BomLine[]>([])
      return parts.map((below) => exampleLine('ANY', below))
    })
    fc.assert(
      fc.property(fc.array(tree(5), { maxLength: 4 }), (lines) => {
        const flat = flattenBom(lines)
        const below = flat.reduce((sum, line) => sum + line.parts.length, 0)
        expect(flat).toHaveLength(lines.length + below)
        expect(new Set(flat).size).toBe(flat.length)
      }),
    )
  })
})

describe('breadcrumb (LOOKUP-09, LOOKUP-20)', () => {
  it('the breadcrumb starts at the pump', () => {
    expect(linesAt(pump, [])).toEqual({
      lines: [casing, frame],
      crumbs: [{ partNumber: 'PUMP', description: 'Pump', path: [] }],
    })
  })

  it('the breadcrumb leads to the lines of a sub-assembly', () => {
    const { lines, crumbs } = linesAt(pump, ['FRAME', 'BEARING'])
    expect(lines).toEqual([])
    expect(crumbs.map((crumb) => crumb.path)).toEqual([[], ['FRAME'], ['FRAME', 'BEARING']])
  })

  it('the breadcrumb stops above a missing part number', () => {
    const { lines, crumbs } = linesAt(pump, ['FRAME', 'GONE', 'BOLT'])
    expect(lines).toEqual([bearing, bolt])
    expect(crumbs.at(-1)?.partNumber).toBe('FRAME')
  })
})

const lines = ['A', 'B', 'A'].map((partNumber) => exampleLine(partNumber))

it.each<[string | null, number | undefined, number]>([
  ['A', undefined, 0],
  ['A', 2, 2],
  ['A', 3, 0],
  ['B', 2, 1],
  ['C', 1, -1],
  [null, undefined, -1],
])('in the list A, B, A, the line of %s, occurrence %s, is at index %i (OQ-74)', (partNumber, nth, index) => {
  expect(findLine(lines, partNumber, nth)).toBe(index)
})

it('every line is found by its part and its occurrence (OQ-74)', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 1 }), (numbers) => {
      const list = numbers.map((partNumber) => exampleLine(partNumber))
      for (const [index, { partNumber }] of list.entries())
        expect(findLine(list, partNumber, nthOfPart(list, index))).toBe(index)
    }),
  )
})
