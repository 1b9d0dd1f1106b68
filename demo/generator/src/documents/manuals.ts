/** What a manual says about its pump that no other manual says. */
export interface Manual {
  /** The number that a pump's record names; the file is called after it. */
  number: string
  boms: string[]
  model: string
  title: string
  /** Name and value of what the cover's table lists. */
  facts: [name: string, value: string][]
  /** The model's own steps, set between lifting and pipework. */
  installation: string[]
  /** What is done at which interval. */
  maintenance: [interval: string, work: string][]
  /** Numbers of the parts that a careful owner keeps. */
  spares: string[]
}

export const manuals: Manual[] = [
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  /** It comes with every pump whose motor stands in the dry, beside the pump's own manual. */
  {
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
  },
]
