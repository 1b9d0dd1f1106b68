import { describe, expect, it } from 'vitest'
import { powerEnd, sealKit, verticalBowl, wetEnd } from '../sample-assemblies.ts'
import { layOut } from './lay-out.ts'
import { Occupancy } from './footprint.ts'

describe.each([wetEnd, verticalBowl, sealKit, powerEnd])('layout of $partNumber', (assembly) => {
  const layout = layOut(assembly)

  it('more than 60 percent of every part is visible', () => {
    const order = layout.parts.map((_, i) => i)
    const occupancy = new Occupancy(layout.cells, assembly.axis === 'vertical' ? order : order.toReversed())
    layout.cells.forEach((cells, part) => {
      const visible = cells.filter((cell) => occupancy.ownerAt(cell) === part)
      expect(visible.length / cells.length).toBeGreaterThan(0.6)
    })
  })

  it('every bolt is in the row of the part that it fastens', () => {
    const rowOf = (part: number) => layout.rows.findLastIndex(({ first }) => first <= part)
    const fastened = layout.parts.map(({ host }, part) => ({ part, host: host ?? part }))
    expect(fastened.filter(({ part, host }) => rowOf(part) !== rowOf(host))).toEqual([])
  })

  it('every row follows the order of the parts list', () => {
    const along = layout.places.map(([x, y]) => (assembly.axis === 'vertical' ? -y : x))
    layout.rows.forEach(({ first, places }) => {
      const row = along.slice(first, first + places.length)
      expect(row).toEqual(row.toSorted((a, b) => a - b))
    })
  })
})

it('a long assembly has several rows, and a short one at most two', () => {
  expect(layOut(powerEnd).rows.length).toBeGreaterThan(1)
  expect(layOut(sealKit).rows.length).toBeLessThanOrEqual(2)
})

it('screws belong to the cover behind them, and studs to the backplate before them', () => {
  const { parts } = layOut(wetEnd)
  expect(parts.map(({ host }) => host)).toEqual([1, ...Array(8).fill(undefined), 8, 8, 8])
  expect(parts[0]?.boltsAt).toHaveLength(8)
})
