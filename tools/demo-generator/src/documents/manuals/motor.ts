import type { Manual } from '../manual.ts'
import * as text from '../manual-text.ts'

/** Manual that comes with every pump whose motor is dry, together with the pump's own manual. */
export const motorManual: Manual = {
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
  chapters: [
    text.safety([
      'Capacitors hold their charge: short every lead to earth before it is touched.',
      'The frame is 170 °F hot in service; a hand on it is burned within a second.',
    ]),
    text.nameplate('to the frame, beside the conduit box', 'MTR-100-2P', [
      ['FRAME', 'Feet and shaft by NEMA, such as 405TS'],
      ['FLA', 'Full load current of each phase'],
      ['SF', 'Service factor: 1.15 for short times only'],
    ]),
    text.storage(
      [
        'Lift a motor by its eye 118960, which carries the motor alone and never the pump with it.',
        'Lift vertical motors upright by both eyes with a spreader.',
      ],
      'Keep the space heater on: a motor that is warmer than the room stays dry.',
    ),
    {
      title: 'Mounting and shims',
      blocks: [
        'Feet that do not lie flat bend the frame and shake the motor.',
        {
          steps: [
            'Clean feet and base down to the metal.',
            'Shim the feet so that none is soft: less than 0.002 in when one screw is loosened.',
            'Use shims 119620, 0.031 in, and 119624, 0.062 in, the thick ones below; four at most.',
            'Leave 12 in free behind the fan hood.',
            'Open the lowest drain where the motor stands outdoors.',
            'Align it to the pump as the manual of the pump says.',
          ],
        },
      ],
    },
    {
      title: 'Electrical connection',
      blocks: [
        'Nine leads are brought out; at 460 V they are joined as follows.',
        {
          table: [
            ['Join', 'To'],
            ['T1, T2, T3', 'Lines L1, L2, L3'],
            ['T4 with T7, T5 with T8, T6 with T9', 'Each pair insulated by itself'],
            ['Green screw', 'Earth, as thick as the lines up to 2 AWG'],
          ],
        },
        {
          table: [
            ['Motor', 'Full load current and cable'],
            ['40 HP, 6 pole', '52 A, 2 AWG'],
            ['50 HP, 4 pole', '62 A, 2 AWG'],
            ['60 HP, 4 pole', '74 A, 1/0'],
            ['100 HP, 2 pole', '117 A, 2/0'],
            ['150 HP, 4 pole', '174 A, 4/0'],
          ],
        },
        'Crimp the lugs of kit 119711 and tape them with two layers. On a frequency drive, ground the shaft and keep the cable below 150 ft.',
      ],
    },
    {
      title: 'First start and rotation',
      blocks: [
        {
          steps: [
            'Measure the insulation with 1,000 V: above 5 megohm it may be started.',
            'Turn the shaft by hand.',
            'Check rotation uncoupled; two leads changed over turn it round.',
            'Run it for half an hour without load and feel both shields.',
            'Couple it and read the current of each phase; they differ by 10 percent of their mean at most.',
          ],
        },
        'Voltage may be 10 percent off, frequency 5 percent. A voltage that differs by 2 percent between phases costs a tenth of the power.',
        {
          table: [
            ['Power', 'Starts in an hour'],
            ['40 to 60 HP', '6'],
            ['100 HP', '4'],
            ['150 HP', '3'],
          ],
        },
      ],
    },
    {
      title: 'Greasing the motor bearings',
      blocks: [
        'Motors leave the works with polyurea grease. Lithium grease of the pump must not be mixed with it.',
        {
          table: [
            ['Bearing', 'Amount and interval'],
            ['6311-C3', '0.8 oz (23 g), every 4,000 hours, two pole every 2,000'],
            ['6312-C3', '0.9 oz (26 g), every 4,000 hours'],
            ['6313-C3', '1.0 oz (28 g), every 4,000 hours, two pole every 2,000'],
            ['6316-C3', '1.4 oz (40 g), every 4,000 hours'],
          ],
        },
        {
          steps: [
            'Open the drain below the shield.',
            'Press the grease in while the motor runs, or turn it by hand.',
            'Run for an hour with the drain open, then close it.',
          ],
        },
      ],
    },
    {
      title: 'Renewing the motor bearings',
      blocks: [
        'Bearings last 20,000 hours or more. Renew both when one sounds rough.',
        {
          steps: [
            'Take off the fan hood, the fan and both shields; mark how they stood.',
            'Draw the rotor out on a sling without touching the winding.',
            'Pull the bearings at their inner ring; heat new ones to 230 °F with an induction heater.',
            'Push them home to the shoulder and hold them until they have shrunk.',
            'Pack them half full and fill the shields to a third.',
            'Put the shields on evenly and turn the rotor by hand.',
          ],
        },
        'Air gap between rotor and stator: it may differ by a tenth around.',
      ],
    },
    text.torques(
      [
        ['Shields to frame, 1/2-13 x 1.50, part 118171', '50 ft-lb'],
        ['Fan hood, 5/16-18 x 1.00, part 118126', '12 ft-lb'],
        ['Feet, 5/8-11 x 2.25, part 118204', '110 ft-lb'],
        ['Feet, 3/4-10 x 2.50, part 118231', '190 ft-lb'],
        ['Feet, 7/8-9 x 3.00, part 118252', '290 ft-lb'],
        ['Terminal lugs, 3/8 in stud', '16 ft-lb'],
        ['Conduit box cover', '6 ft-lb'],
      ],
      'Look at terminals again after the first month: copper creeps.',
    ),
    text.intervals(
      [
        ['Monthly', 'Blow out fan hood and fins'],
        ['4,000 hours', 'Grease both bearings'],
        ['Yearly', 'Measure winding insulation and the current of each phase'],
        ['20,000 hours', 'Renew both bearings'],
      ],
      'Insulation halves with every 18 °F: compare readings at the same temperature.',
    ),
    text.troubleshooting([
      [
        'Hums, does not turn',
        'One phase missing, or the pump is jammed',
        'Measure the phases, turn the shaft by hand',
      ],
      [
        'Trips on overload',
        'Pump takes too much, voltage low, overload set wrong',
        'Measure voltage and current, set the overload',
      ],
      ['Too hot', 'Fan broken', 'Renew the cooling fan'],
      ['', 'Fins dirty, too many starts, ambient above 104 °F', 'Clean the fins, start less often'],
      [
        'Currents differ',
        'Supply uneven, a loose terminal, a shorted winding',
        'Tighten the terminals, measure the supply',
      ],
      ['Bearing whistles', 'Grease gone', 'Grease it; if it whistles on, renew the bearings'],
      ['Fluted bearing', 'Currents of a frequency drive', 'Ground the shaft and renew the bearings'],
    ]),
    text.spares(
      ['6313-C3', '6311-C3', '6316-C3', 'MTR-100-2P-26', '119401'],
      [
        ['40 HP vertical, MTR-040-6V', '655 lb'],
        ['50 HP hollow shaft, MTR-050-4V', '690 lb'],
        ['60 HP, MTR-060-4P', '742 lb'],
        ['100 HP, MTR-100-2P', '985 lb'],
        ['150 HP, MTR-150-4P', '1,730 lb'],
      ],
    ),
  ],
}
