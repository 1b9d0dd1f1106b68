import fc from 'fast-check'
import { expect, it } from 'vitest'
import { levelAt, placeOf, tileLevels, tileLimits, tilePath, tilesOver } from './tiles.ts'

it.each([
  [2_500, 1_000, 0],
  [2_501, 1_000, 1],
  [3_508, 4_961, 1],
  [10_000, 7_000, 2],
  [20_000, 14_000, 3],
])('an image of %i by %i pixels has %i levels of tiles (CALLOUT-37)', (width, height, levels) => {
  expect(tileLevels({ width, height })).toBe(levels)
})

it.each([
  [0.05, null],
  [0.125, null],
  [0.13, 2],
  [0.3, 1],
  [0.5, 1],
  [0.6, 0],
  [4, 0],
])('a drawing 20,000 pixels wide at zoom %d shows level %s (CALLOUT-37)', (scale, level) => {
  expect(levelAt({ width: 20_000, height: 14_000 }, scale)).toBe(level)
})

const size = fc.record({
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
})
const share = fc.double({ min: 0, max: 1, noNaN: true })

it('the tiles of an image region cover it without overlap and stay within the tile size (CALLOUT-37)', () => {
  fc.assert(
    fc.property(
      size,
      share,
      share,
      share,
      share,
      fc.integer({ min: 0, max: 3 }),
      (picture, a, b, c, d, level) => {
        const [x, y] = [a * picture.width, b * picture.height]
        const piece = { x, y, width: c * (picture.width - x), height: d * (picture.height - y) }
        const places = tilesOver(picture, piece, level).map((tile) => placeOf(tile, picture))
        const shared = places.map(
          (one) =>
            Math.max(0, Math.min(one.x + one.width, x + piece.width) - Math.max(one.x, x)) *
            Math.max(0, Math.min(one.y + one.height, y + piece.height) - Math.max(one.y, y)),
        )
        expect(shared.reduce((sum, area) => sum + area, 0)).toBeCloseTo(piece.width * piece.height, 1)
        for (const one of places) {
          expect(Math.min(one.width, one.height)).toBeGreaterThan(0)
          expect(Math.max(one.width, one.height)).toBeLessThanOrEqual(tileLimits.side * 2 ** level)
        }
      },
    ),
  )
})

it.each(['', '../x', `${'a'.repeat(63)}/`, 'A'.repeat(64), `${'a'.repeat(64)}//evil`])(
  '%j is not a valid image hash (CALLOUT-38)',
  (hash) => {
    expect(tilePath(hash, { level: 0, column: 0, row: 0 })).toBeNull()
    expect(tilePath('0a'.repeat(32), { level: 1, column: 2, row: 3 })).toBe(
      `/svgs/${'0a'.repeat(32)}/1-2-3.png`,
    )
  },
)
