import { expect, it } from 'vitest'
import { shownOf, tilesInView } from './tiles-in-view.ts'

const plan = { width: 20_000, height: 14_000 }
const stage = { x: 100, y: 50, width: 1_000, height: 700 }
const at = (x: number, y: number, scale: number) =>
  shownOf(
    stage,
    { x: 100 - x * scale, y: 50 - y * scale, width: 20_000 * scale, height: 14_000 * scale },
    plan,
  )

it('the visible region is given in image pixels (CALLOUT-66)', () => {
  expect(at(8_000, 6_000, 0.5)).toEqual({
    region: { x: 8_000, y: 6_000, width: 2_000, height: 1_400 },
    scale: 0.5,
  })
  expect(shownOf(stage, { ...stage, width: 0 }, plan)).toBeNull()
})

it('a whole plan has no tiles, and a magnified one only the tiles in view (CALLOUT-66)', () => {
  const tiles = (x: number, y: number, scale: number) => {
    const shown = at(x, y, scale)
    return shown ? tilesInView(plan, shown) : []
  }
  expect(tiles(0, 0, 0.05)).toEqual([])
  expect(tiles(8_000, 6_000, 1).map(({ name }) => name)).toEqual(['0-7-5', '0-8-5', '0-7-6', '0-8-6'])
  expect(tiles(19_900, 13_900, 1)).toEqual([
    { name: '0-19-13', x: 19_456, y: 13_312, width: 544, height: 688 },
  ])
  for (const scale of [0.15, 0.3, 0.6, 1, 3])
    expect(tiles(5_000, 5_000, scale).length).toBeLessThanOrEqual(16)
})
