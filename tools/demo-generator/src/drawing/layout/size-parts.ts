import type { Component, Form, FormKind } from '../../assembly.ts'
import type { Size } from '../kinds/builder.ts'

/** Most diameters in length at which a part is drawn; longer ones are shortened. */
const LONGEST: Partial<Record<FormKind, number>> = {
  shaft: 7,
  rotor: 4.5,
  stud: 7,
  'hex-screw': 3,
  'socket-screw': 3.5,
  'column-pipe': 2.1,
  sleeve: 2.4,
  bushing: 2.2,
  cable: 16,
  hose: 12,
  pin: 6,
  key: 6,
  spring: 3,
}
const LONGEST_OTHER = 2.6

/** Parts smaller than this on the sheet are drawn larger than to scale. */
const LEGIBLE = 84

/** Sizes on the sheet: to scale, with the largest part `reach` units wide, but small parts enlarged. */
export function sizeParts(components: Component[], reach: number, facing: Size['facing']): Size[] {
  const extents = components.map(({ form }) => extentOf(form))
  const largest = Math.max(...extents)
  return components.map(({ form }, i) => {
    const extent = extents[i] as number
    const toScale = (extent / largest) * reach
    const unitsPerInch = Math.max(toScale, Math.sqrt(toScale * LEGIBLE)) / extent
    return {
      radius: (form.od / 2) * unitsPerInch,
      bore: ((form.bore ?? 0) / 2) * unitsPerInch,
      length: shownLength(form) * unitsPerInch,
      count: form.count ?? 0,
      facing,
    }
  })
}

const extentOf = (form: Form) => Math.max(form.od, shownLength(form) * 0.62)

const shownLength = (form: Form) => Math.min(form.length, form.od * (LONGEST[form.kind] ?? LONGEST_OTHER))
