import { expect, it } from 'vitest'
import { partKindOf } from './part-kind.ts'

it.each([
  ['Impeller, 9.25 in, bronze', 'impeller'],
  ['O-ring, casing', 'ring'],
  ['Ring, wear', 'ring'],
  ['Bearing housings', 'casing'],
  ['Thrust bearing housing, upper', 'casing'],
  ['Bearing set', 'kit'],
  ['Mechanical Seal 1.75 in', 'seal'],
  ['Nuts, hex 5/8-11', 'nut'],
  ['Motor with fan', 'motor'],
  ['Wet end, 4x3-10', 'pump'],
  ['Decal', 'part'],
  ['Constructor, prototype', 'part'],
  ['', 'part'],
])('%s has the sign of kind %s (DRAWN-02)', (description, kind) => {
  expect(partKindOf(description)).toBe(kind)
})
