import type { Manual } from '../manual.ts'

export const splitCaseManual: Manual = {
  number: 'OM-8HSC',
  boms: ['8HSC-EM-150'],
  model: '8HSC',
  title: 'Horizontal split case pump 10x8x17',
  facts: [
    ['Suction and discharge', '10 in and 8 in, class 125 flanges'],
    ['Full impeller', '17.000 in, double suction'],
    ['Highest speed', '1800 RPM'],
    ['Highest pressure', '200 psi'],
    ['Shaft seals', 'Two mechanical, type 8-1, 3.250 in'],
    ['Bearings', '6312-C3 radial, 7312-BG pair thrust, grease'],
  ],
  installation: [
    'Carry suction pipe at least five diameters straight before the pump, with an eccentric reducer, flat side up.',
    'Check rotation with the coupling open; the arrow stands on the upper half of the casing.',
  ],
  maintenance: [
    ['Daily', 'Note both pressures and both bearing temperatures; 180 °F is the limit.'],
    ['2,000 hours', 'Grease both housings and wipe off what the lip seals let out.'],
    ['8,000 hours', 'Lift the upper half, measure both wear rings, renew them above 0.036 in.'],
    ['16,000 hours', 'Renew bearings, seals and sleeves; cut a new parting gasket.'],
  ],
  spares: ['8HSC-SK-325', '8HSC-BR-60', 'D4408-5-BZ', '235904'],
}
