import { expect, it } from 'vitest'
import { wetEnd } from '../sample-assemblies.ts'
import { sizeParts } from './size-parts.ts'

it('large parts are drawn to scale and small parts larger', () => {
  const [screw, cover, , , , impeller] = sizeParts(wetEnd.components, 300, -1)
  expect(cover?.radius).toBeCloseTo(150)
  expect((impeller?.radius ?? 0) / (cover?.radius ?? 1)).toBeCloseTo(9.75 / 13.5)
  expect((screw?.radius ?? 0) / (cover?.radius ?? 1)).toBeGreaterThan(1.5 * (0.94 / 13.5))
})

it('a long shaft is shortened to a few diameters', () => {
  const component = { ...(wetEnd.components[0] as (typeof wetEnd.components)[0]), quantity: 1 }
  const [shaft] = sizeParts([{ ...component, form: { kind: 'shaft', od: 1, length: 60 } }], 300, -1)
  expect((shaft?.length ?? 0) / (shaft?.radius ?? 1)).toBeCloseTo(14)
})
