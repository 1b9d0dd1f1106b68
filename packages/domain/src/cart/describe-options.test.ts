import { expect, it } from 'vitest'
import { describeOptions } from './describe-options.ts'

it.each([
  [{ paintColor: null, impellerTrim: null, impellerAngle: null }, []],
  [{ paintColor: 'Safety Blue', impellerTrim: null, impellerAngle: null }, ['Safety Blue']],
  [{ paintColor: null, impellerTrim: 0, impellerAngle: 0 }, ['Full Trim', 'Angle 0 deg']],
  [{ paintColor: null, impellerTrim: 5.1, impellerAngle: 15 }, ['Trim 5.10 in', 'Angle 15 deg']],
])('CART-20 ORDER-12: %j reads %j', (options, words) => {
  expect(describeOptions(options)).toEqual(words)
})
