import type { Manual } from '../manual.ts'

/** It comes with every pump whose motor stands in the dry, beside the pump's own manual. */
export const electricMotorManual: Manual = {
  number: 'OM-MOTOR',
  boms: [],
  model: 'Electric motors',
  title: 'Electric motors, 40 to 150 HP',
  facts: [
    ['Enclosure', 'Totally enclosed, fan cooled'],
    ['Supply', '460 V, 60 Hz, three phase'],
    ['Insulation', 'Class F, service factor 1.15'],
    ['Ambient', 'Up to 104 °F, up to 3,300 ft'],
    ['Bearings', 'Ball, greased through both shields'],
  ],
  installation: [
    'Shim the feet so that none is soft: less than 0.002 in when one screw is loosened.',
    'Check rotation uncoupled; two leads changed over turn it round.',
  ],
  maintenance: [
    ['Monthly', 'Blow out fan hood and fins.'],
    ['2,000 hours', 'Grease both bearings with the drain open.'],
    ['Yearly', 'Measure winding insulation and the current of each phase.'],
    ['20,000 hours', 'Renew both bearings.'],
  ],
  spares: ['6313-C3', '6311-C3', 'MTR-100-2P-26', '119401'],
}
