import { expect, it } from 'vitest'
import type { FormKind } from '../../assembly.ts'
import { renderSolid } from '../render/render-solid.ts'
import { Solid } from '../solid/solid.ts'
import { buildersFor, KINDS } from './builders.ts'

const size = { radius: 60, bore: 20, length: 70, count: 6, facing: -1 } as const

it.each(KINDS)('a %s has an outline and inner lines', (kind) => {
  const solid = new Solid()
  buildersFor([kind])[0]?.(solid, size)
  const { outline, trails } = renderSolid(solid)
  expect(outline.length).toBeGreaterThan(0)
  expect(trails.s.length).toBeGreaterThan(0)
  expect(Object.values(trails).flat().length).toBeGreaterThan(1)
})

it('the second half of a split casing is the upper one', () => {
  const half: FormKind = 'casing-split-half'
  const [lower, , upper] = buildersFor([half, 'gasket', half])
  expect(lower).not.toBe(upper)
})
