import type { Manual } from '../manual.ts'

export const submersibleManual: Manual = {
  number: 'OM-4SUB',
  boms: ['4SUB-EM-20'],
  model: '4SUB',
  title: 'Submersible non-clog pump 4 in',
  facts: [
    ['Discharge', '4 in, class 125 flange'],
    ['Full impeller', '9.600 in, two vanes, passes 3 in solids'],
    ['Motor', '20 HP, 1750 RPM, oil-filled'],
    ['Deepest immersion', '65 ft'],
    ['Shaft seals', 'Tandem, 1.500 in outer and 1.750 in inner'],
    ['Bearings', '5309-A lower, 6208-2Z upper'],
  ],
  installation: [
    'Lower the pump by its chain, never by the cable; keep the cable end dry.',
    'Wire both thermal switches and the moisture probe to the relay before the first start.',
  ],
  maintenance: [
    ['Weekly', 'Read the seal leak lamp and the hours.'],
    ['2,000 hours', 'Measure winding insulation: below 10 megohm the motor is opened.'],
    ['4,000 hours', 'Change the oil of the chamber; water in it means that the outer seal leaks.'],
    ['8,000 hours', 'Renew both seals and the wear plate.'],
  ],
  spares: ['4SUB-SK-15', 'D5502-5-CI', '4SUB-BR-45', '119760'],
}
