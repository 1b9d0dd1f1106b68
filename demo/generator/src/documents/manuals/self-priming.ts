import type { Manual } from '../manual.ts'

export const selfPrimingManual: Manual = {
  number: 'OM-T6A',
  boms: ['T6A-EM-60', 'T6A-DE-60'],
  model: 'T6A',
  title: 'Self-priming trash pump 6x6',
  facts: [
    ['Suction and discharge', '6 in and 6 in, class 125 flanges'],
    ['Full impeller', '12.380 in, two vanes, passes 3 in solids'],
    ['Highest speed', '1550 RPM'],
    ['Highest suction lift', '22 ft'],
    ['Shaft seal', 'Mechanical, type C, 2.250 in, in oil'],
    ['Bearings', '6311-C3 radial, 5311-A thrust, oil bath'],
  ],
  installation: [
    'Fill the casing through the fill port to the suction flange; a dry start destroys the seal.',
    'Set the impeller 0.010 to 0.015 in off the wear plate with the shims behind it.',
  ],
  maintenance: [
    ['Daily', 'Look at both sight glasses; milky oil means that the inner seal leaks.'],
    ['500 hours', 'Open the clean-out cover, clear the flap and look at its seat.'],
    ['2,000 hours', 'Change the bearing oil and the seal oil.'],
    ['4,000 hours', 'Measure the gap between impeller and wear plate; shim it or renew the plate.'],
  ],
  spares: ['D8805-9-NB', 'D8814-5-CI', 'T6A-SS-225', '235716'],
}
