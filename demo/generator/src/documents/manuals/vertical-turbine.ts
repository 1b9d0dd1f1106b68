import type { Manual } from '../manual.ts'

export const verticalTurbineManual: Manual = {
  number: 'OM-12VT',
  boms: ['12VT-4S-50'],
  model: '12VT',
  title: 'Vertical turbine pump 12 in, four stages',
  facts: [
    ['Column and discharge', '8 in and 8 in, class 150 flanges'],
    ['Full impeller', '8.600 in'],
    ['Highest speed', '1800 RPM'],
    ['Line shaft', '1.188 in, lubricated by the water it lifts'],
    ['Shaft seal', 'Packing 3/8 in with lantern ring'],
    ['Driver', 'Hollow shaft motor with non-reverse ratchet'],
  ],
  installation: [
    'Hang the bowls plumb in the well and add the column length by length; never let the shaft carry the bowls.',
    'Lift the shaft with the adjusting nut by 0.130 in per 100 ft of column, then lock the nut with both screws.',
  ],
  maintenance: [
    [
      'Daily',
      'Let the packing drip 40 to 60 drops a minute; tighten the gland by a sixth of a turn at most.',
    ],
    ['1,000 hours', 'Grease the stuffing box; clear the bypass hose.'],
    ['4,000 hours', 'Set the impellers again by the adjusting nut.'],
    ['16,000 hours', 'Pull the pump; measure bowl bearings and wear rings.'],
  ],
  spares: ['PK38-G', 'D6133-9-NB', 'D6119-9-BZ', '12VT-SB-12'],
}
