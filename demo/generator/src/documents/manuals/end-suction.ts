import type { Manual } from '../manual.ts'

export const endSuctionManual: Manual = {
  number: 'OM-4RB',
  boms: ['4RB-EM-100', '4RB-BS-100'],
  model: '4RB',
  title: 'End suction centrifugal pump 4x3-10',
  facts: [
    ['Suction and discharge', '4 in and 3 in, class 125 flanges'],
    ['Full impeller', '9.750 in'],
    ['Highest speed', '3600 RPM'],
    ['Highest pressure', '250 psi'],
    ['Shaft seal', 'Mechanical, type 21, 1.750 in'],
    ['Bearings', '6309-C3 radial, 5309-A thrust, grease'],
  ],
  installation: [
    'Grout the baseplate and let it cure for 48 hours before the anchor screws are torqued.',
    'Align the coupling to 0.004 in parallel and 0.002 in per inch angular, cold, then again at running temperature.',
  ],
  maintenance: [
    ['Daily', 'Listen for noise, look for leakage at the seal, note suction and discharge pressure.'],
    ['2,000 hours', 'Grease both bearings, one shot each, shaft turning by hand.'],
    ['4,000 hours', 'Check coupling insert and alignment; torque the casing screws to 110 ft-lb.'],
    ['8,000 hours', 'Measure wear ring clearance; renew the rings above 0.030 in.'],
  ],
  spares: ['TB10773', '235626', '235630', '4RB-BR-45'],
}
