/** Behavior of a pump at its best point with a full impeller; its other trims follow by the affinity laws. */
export interface Curve {
  bom: string
  name: string
  file: string
  title: string
  /** Revolutions per minute. */
  speed: number
  /** Impeller diameters in inches, or blade angles in degrees, the largest first. */
  settings: number[]
  settingUnit: 'in' | 'deg'
  /** Gallons per minute and feet at the best point, feet at no flow. */
  bestFlow: number
  bestHead: number
  shutoffHead: number
  /** Percent at the best point. */
  bestEfficiency: number
  /** Feet of suction head that the pump needs at no flow and at the best point. */
  npsh: [atNoFlow: number, atBestFlow: number]
}

export const curves: Curve[] = [
  {
    bom: '4RB-EM-100',
    name: '4RB at 3550 RPM',
    file: 'curve-4rb-3550.pdf',
    title: 'Model 4RB · 4x3-10 · end suction',
    speed: 3550,
    settings: [9.75, 9.25, 8.75, 8.25],
    settingUnit: 'in',
    bestFlow: 720,
    bestHead: 362,
    shutoffHead: 428,
    bestEfficiency: 76,
    npsh: [6.5, 14],
  },
  {
    bom: '4RB-EM-100',
    name: '4RB at 1770 RPM',
    file: 'curve-4rb-1770.pdf',
    title: 'Model 4RB · 4x3-10 · end suction',
    speed: 1770,
    settings: [9.75, 9.25, 8.75, 8.25],
    settingUnit: 'in',
    bestFlow: 359,
    bestHead: 90,
    shutoffHead: 106.4,
    bestEfficiency: 73,
    npsh: [3, 5.5],
  },
  {
    bom: '4RB-BS-100',
    name: '4RB bare shaft at 2900 RPM',
    file: 'curve-4rb-2900.pdf',
    title: 'Model 4RB · 4x3-10 · bare shaft',
    speed: 2900,
    settings: [9.75, 9.25, 8.75],
    settingUnit: 'in',
    bestFlow: 588,
    bestHead: 241.6,
    shutoffHead: 285.6,
    bestEfficiency: 75,
    npsh: [5, 10.5],
  },
  {
    bom: 'T6A-EM-60',
    name: 'T6A at 1450 RPM',
    file: 'curve-t6a-1450.pdf',
    title: 'Model T6A · 6x6 · self-priming',
    speed: 1450,
    settings: [12.38, 12, 11.5],
    settingUnit: 'in',
    bestFlow: 1150,
    bestHead: 92,
    shutoffHead: 121,
    bestEfficiency: 61,
    npsh: [6, 15],
  },
  {
    bom: '12VT-4S-50',
    name: '12VT four stage at 1770 RPM',
    file: 'curve-12vt-1770.pdf',
    title: 'Model 12VT · four stages · vertical turbine',
    speed: 1770,
    settings: [8.6, 8.4, 8.125],
    settingUnit: 'in',
    bestFlow: 780,
    bestHead: 196,
    shutoffHead: 272,
    bestEfficiency: 82,
    npsh: [5, 11],
  },
  {
    bom: '8HSC-EM-150',
    name: '8HSC at 1780 RPM',
    file: 'curve-8hsc-1780.pdf',
    title: 'Model 8HSC · 10x8x17 · horizontal split case',
    speed: 1780,
    settings: [17, 16.25, 15.5, 14.75],
    settingUnit: 'in',
    bestFlow: 2050,
    bestHead: 236,
    shutoffHead: 288,
    bestEfficiency: 86,
    npsh: [7, 16],
  },
  {
    bom: '16MF-EM-40',
    name: '16MF at 1180 RPM by blade angle',
    file: 'curve-16mf-1180.pdf',
    title: 'Model 16MF · 16 in · mixed flow, adjustable blade',
    speed: 1180,
    settings: [22, 18, 14.5, 10],
    settingUnit: 'deg',
    bestFlow: 5200,
    bestHead: 22,
    shutoffHead: 43,
    bestEfficiency: 83,
    npsh: [12, 21],
  },
  {
    bom: '4SUB-EM-20',
    name: '4SUB at 1750 RPM',
    file: 'curve-4sub-1750.pdf',
    title: 'Model 4SUB · 4 in non-clog · submersible',
    speed: 1750,
    settings: [9.6, 9.25, 8.75],
    settingUnit: 'in',
    bestFlow: 610,
    bestHead: 78,
    shutoffHead: 112,
    bestEfficiency: 68,
    npsh: [6, 12],
  },
]
