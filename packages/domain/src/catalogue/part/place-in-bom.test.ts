import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BomStep, pathInBom, quantityInBom, stepsByParent } from './place-in-bom.ts'

const below = (...lines: [parent: string, child: string, quantity: number][]) =>
  stepsByParent(lines.map(([parent, child, quantity]) => ({ parent, child, quantity })))

const pump = below(
  ['4RB', 'WET', 2],
  ['4RB', 'KIT', 1],
  ['4RB', 'RING', 1],
  ['WET', 'RE', 1],
  ['WET', 'KIT', 1],
  ['WET', 'RING', 3],
  ['RE', 'KEY', 1.5],
  ['KIT', 'SEAL', 1],
)

describe('position of a part in a BOM', () => {
  it.each([
    ['RING', [], 7],
    ['KIT', [], 3],
    ['RE', ['WET'], 2],
    ['KEY', ['WET', 'RE'], 3],
    ['SEAL', ['KIT'], 3],
    ['NUT', [], 0],
  ])('%s has its shortest path and its total quantity', (part, path, quantity) => {
    expect(pathInBom(pump, '4RB', part)).toEqual(path)
    expect(quantityInBom(pump, '4RB', part)).toBe(quantity)
  })

  it('the first listed of two equally short paths is taken', () => {
    expect(pathInBom(below(['P', 'B', 1], ['P', 'A', 1], ['A', 'X', 1], ['B', 'X', 1]), 'P', 'X')).toEqual([
      'B',
    ])
  })

  it('quantities stay exact to the thousandth', () => {
    expect(quantityInBom(below(['P', 'A', 3], ['A', 'X', 0.1]), 'P', 'X')).toBe(0.3)
  })

  it('a cycle in the BOM does not loop forever', () => {
    const circle = below(['A', 'B', 2], ['B', 'A', 1], ['B', 'X', 3])
    expect(pathInBom(circle, 'A', 'X')).toEqual(['B'])
    expect(quantityInBom(circle, 'A', 'X')).toBe(6)
    expect(pathInBom(circle, 'A', 'Y')).toEqual([])
  })
})

/** BOMs without cycles: a part is only below parts with a lower number. */
const anyBom = fc
  .array(fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 4 })), {
    maxLength: 20,
  })
  .map((lines) =>
    lines
      .filter(([parent, child]) => parent < child)
      .map(([parent, child, quantity]): BomStep => ({ parent: `${parent}`, child: `${child}`, quantity })),
  )

/** All paths from one part down to another, each with the product of its quantities. */
function waysDown(steps: BomStep[], from: string, to: string): { path: string[]; quantity: number }[] {
  return steps
    .filter(({ parent }) => parent === from)
    .flatMap(({ child, quantity }) => [
      ...(child === to ? [{ path: [], quantity }] : []),
      ...waysDown(steps, child, to).map((way) => ({
        path: [child, ...way.path],
        quantity: quantity * way.quantity,
      })),
    ])
}

it('for any BOM, the path is a shortest one and the quantity is the sum over all paths', () => {
  fc.assert(
    fc.property(anyBom, (steps) => {
      const ways = waysDown(steps, '0', '9')
      const path = pathInBom(stepsByParent(steps), '0', '9')
      const total = ways.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(quantityInBom(stepsByParent(steps), '0', '9')).toBe(total)
      const shortest = Math.min(...ways.map((way) => way.path.length))
      const shortestPaths = ways.map((way) => way.path).filter(({ length }) => length === shortest)
      expect(ways.length > 0 ? shortestPaths : [[]]).toContainEqual(path)
    }),
  )
})
