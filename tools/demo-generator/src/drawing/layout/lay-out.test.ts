import { describe, expect, it } from 'vitest'
import { powerEnd, sealKit, verticalBowl, wetEnd } from '../sample-assemblies.ts'
import { layOut } from './lay-out.ts'
import { Occupancy } from './footprint.ts'

describe.each([wetEnd, verticalBowl, sealKit, powerEnd])('the layout of $partNumber', (assembly) => {
  const layout = layOut(assembly)

  it('lets the reader see most of every part', () => {
    const order = layout.parts.map((_, i) => i)
    const occupancy = new Occupancy(layout.cells, assembly.axis === 'vertical' ? order : order.toReversed())
    layout.cells.forEach((cells, part) => {
      const visible = cells.filter((cell) => occupancy.ownerAt(cell) === part)
      expect(visible.length / cells.length).toBeGreaterThan(0.6)
    })
  })

  it('keeps every bolt in the row of what it fastens', () => {
    const rowOf = (part: number) => layout.rows.findLastIndex(({ first }) => first <= part)
    const fastened = layout.parts.map(({ host }, part) => ({ part, host: host ?? part }))
    expect(fastened.filter(({ part, host }) => rowOf(part) !== rowOf(host))).toEqual([])
  })

  it('follows the order of the parts list along every row', () => {
    const along = layout.places.map(([x, y]) => (assembly.axis === 'vertical' ? -y : x))
    layout.rows.forEach(({ first, places }) => {
      const row = along.slice(first, first + places.length)
      expect(row).toEqual(row.toSorted((a, b) => a - b))
    })
  })
})

it('folds a long assembly into several rows and leaves a short one in few', () => {
  expect(layOut(powerEnd).rows.length).toBeGreaterThan(1)
  expect(layOut(sealKit).rows.length).toBeLessThanOrEqual(2)
})

it('puts screws on the holes of the cover behind them, and studs on the backplate before them', () => {
  const { parts } = layOut(wetEnd)
  expect(parts.map(({ host }) => host)).toEqual([1, ...Array(8).fill(undefined), 8, 8, 8])
  expect(parts[0]?.boltsAt).toHaveLength(8)
})
