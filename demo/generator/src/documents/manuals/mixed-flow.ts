import type { Manual } from '../manual.ts'

export const mixedFlowManual: Manual = {
  number: 'OM-16MF',
  boms: ['16MF-EM-40'],
  model: '16MF',
  title: 'Mixed flow pump 16 in with adjustable blades',
  facts: [
    ['Column and discharge', '16 in, class 125 flange'],
    ['Full impeller', '15.500 in, four blades'],
    ['Blade angle', '10 to 22 degrees, set by the graduated ring'],
    ['Highest speed', '1200 RPM'],
    ['Shaft seal', 'Packing 1/2 in on a 2.500 in sleeve'],
    ['Bearings', 'NU313-C3 radial, 7316-BG pair thrust, oil bath'],
  ],
  installation: [
    'Keep the bell at least 12 in off the sump floor and 30 in below the lowest water.',
    'Set all four blades to the same line of the ring, then torque the set screws to 28 ft-lb.',
  ],
  maintenance: [
    ['Daily', 'Look at the oil level; let the packing drip.'],
    ['1,000 hours', 'Clear the suction screen.'],
    ['4,000 hours', 'Change the oil of the thrust bearings.'],
    ['12,000 hours', 'Pull the bowl; measure the liner, renew it above 0.060 in.'],
  ],
  spares: ['16MF-PK-25', 'D9104-5-SS', 'D9107-9-NB', '236020'],
}
