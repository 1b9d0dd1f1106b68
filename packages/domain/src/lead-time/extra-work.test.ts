import { expect, it } from 'vitest'
import { extraWork } from './extra-work.ts'

it.each([
  [
    { paintColorId: null, impellerTrim: null, impellerAngle: null },
    { painted: false, customised: false },
  ],
  [
    { paintColorId: 4, impellerTrim: null, impellerAngle: null },
    { painted: true, customised: false },
  ],
  [
    { paintColorId: null, impellerTrim: 0, impellerAngle: 0 },
    { painted: false, customised: false },
  ],
  [
    { paintColorId: null, impellerTrim: 7.25, impellerAngle: 0 },
    { painted: false, customised: true },
  ],
  [
    { paintColorId: 4, impellerTrim: 0, impellerAngle: 5 },
    { painted: true, customised: true },
  ],
])('LEAD-05: the options %j are %j', (options, work) => {
  expect(extraWork(options)).toEqual(work)
})
