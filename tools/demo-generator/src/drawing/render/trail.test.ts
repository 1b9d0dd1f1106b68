import { expect, it } from 'vitest'
import { polyline, writePath } from './trail.ts'

it('a path has relative steps in tenths without needless characters', () => {
  expect(
    writePath(
      [
        polyline([
          [0.04, 1],
          [10.5, 0.5],
          [10, -0.5],
        ]),
      ],
      [0, 0],
    ),
  ).toBe('M0 1l10.5-.5-.5-1')
})

it('rounding errors do not accumulate over many steps', () => {
  const points = Array.from({ length: 101 }, (_, i) => [i * 0.34, 0] as const)
  const steps =
    writePath([polyline(points)], [0, 0])
      .match(/\.?\d+(?= 0)/g)
      ?.map(Number) ?? []
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(34, 5)
})

it('an arc is written with its ellipse, and the path is shifted', () => {
  const arc = { rx: 5, ry: 2.5, turn: 60, sweep: 1 } as const
  expect(writePath([{ start: [0, 0], steps: [{ to: [3, 4], arc }] }], [10, 20])).toBe(
    'M10 20a5 2.5 60 0 1 3 4',
  )
})
