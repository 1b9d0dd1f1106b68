import { parts } from '../catalogue/catalogue.ts'
import type { Chapter, Fault, Row } from './manual.ts'

/** Chapters that every manual has, each with the model's own words in it. */

export const safety = (own: string[]): Chapter => ({
  title: 'Safety',
  blocks: [
    'Danger means that somebody dies or is hurt when the step is not kept. Only people who have been shown how may lift, wire or open this machine.',
    {
      steps: [
        'Read this manual before the machine is lifted, connected or started, and keep it where it stands.',
        'Lock out and tag the driver, and try the start button, before a guard is taken off.',
        'Close both valves, open the vent and the drain, and let the pump cool below 100 °F before it is opened.',
        'Never run it without its coupling guard; never reach into a turning shaft with a rag.',
        ...own,
        'Wear eye and ear protection; above 85 dB the hearing is harmed without one noticing.',
        'Ask for the data sheet of what was pumped before a pump is opened or sent in, and rinse it first.',
      ],
    },
  ],
})

export const nameplate = (where: string, example: string, own: Row[]): Chapter => ({
  title: 'Nameplate and serial number',
  blocks: [
    `The nameplate is riveted ${where}. It names the serial number, for example ${example}; every question about this machine begins with it. The plate is never sold as a spare: where it is lost, the serial number is stamped beside it into the casting.`,
    {
      table: [
        ['On the plate', 'Meaning'],
        ['SERIAL', 'The number of this one machine'],
        ['MODEL', 'The family that this manual is about'],
        ['BOM', 'The bill of materials that it was built from'],
        ...own,
        ['SHIPPED', 'The day on which it left the works; the warranty of twelve months begins there'],
      ],
    },
    'Scan the label beside the plate, or type the serial number into the parts shop: it shows the bill of materials as the machine was shipped and what has taken the place of a part since.',
  ],
})

export const storage = (lifting: string[], own: string): Chapter => ({
  title: 'Receiving, lifting and storage',
  blocks: [
    'Look at the crate before the driver leaves, and write every damage on the delivery note. Compare the nameplate with the order.',
    { steps: lifting },
    `Store the machine indoors, dry, between 40 and 110 °F and away from what shakes. ${own}`,
    {
      table: [
        ['Stored for', 'Do'],
        [
          'Up to 3 months',
          'Keep the flange covers on; turn the shaft by hand two turns and a quarter every week',
        ],
        ['3 to 12 months', 'Spray bare steel with a rust preventive; hang desiccant into the openings'],
        [
          'Over 12 months',
          'Renew grease or oil and every elastomer before the start: rubber ages on the shelf',
        ],
      ],
    },
    'Frost: a pump that stands still below 32 °F is drained, or its casing cracks.',
  ],
})

/** Alignment of the shafts: the coupling's tolerances and how to measure them. */
export const alignment = (tolerances: Row[], own: string): Chapter => ({
  title: 'Coupling alignment',
  blocks: [
    'Alignment at the works is lost on the way. Align after the base is grouted, again after the pipes are connected, and a third time warm, after four hours of running.',
    { table: [['Measured', 'Allowed'], ...tolerances] },
    {
      steps: [
        'Take the insert out of the coupling and clamp a dial indicator to one hub.',
        'Check for soft foot: loosen one foot at a time; it may lift 0.002 in at most. Shim it.',
        'Turn both shafts together and read the rim and the face every quarter turn.',
        'Shim the driver, never the pump; use at most four shims under a foot.',
        'Put the insert and the guard back before the driver is unlocked.',
      ],
    },
    own,
  ],
})

/** Torque of each screw; the first paragraph says how to tighten. */
export const torques = (rows: Row[], own: string): Chapter => ({
  title: 'Tightening torques',
  blocks: [
    'How tight each screw and nut is: the table holds for clean threads with a drop of oil. Take off a tenth for anti-seize, and never use an impact wrench on a casting.',
    { table: [['Screw or nut', 'Torque'], ...rows] },
    'Tighten crosswise in three rounds: by hand, to half of the torque, to the full torque. Check again after the first day at running temperature. A lock washer is used once.',
    own,
  ],
})

export const troubleshooting = (faults: Fault[]): Chapter => ({
  title: 'Troubleshooting',
  blocks: [
    'Change one thing at a time, and write down what the gauges said before. Lock out the driver before anything is opened.',
    { faults },
    'If none of it helps, call service with the serial number, both pressures, the current of each phase and the hours run.',
  ],
})

export const intervals = (rows: Row[], own: string): Chapter => ({
  title: 'Maintenance intervals',
  blocks: [
    'The intervals hold for clear water and eight hours a day. Halve them for sand, for heat above 140 °F and for more than ten starts an hour.',
    { table: [['Interval', 'Work'], ...rows] },
    own,
    'Write down what was done and the hours at which it was done, or keep it in the parts shop under the pump, where the parts that were put in are remembered.',
  ],
})

/** Spares that a careful owner keeps, by their part numbers, and their weights. */
export const spares = (numbers: string[], weights: Row[]): Chapter => ({
  title: 'Spare parts and weights',
  blocks: [
    'Have the serial number ready. With it the parts shop shows the bill of materials of your machine, its drawing, prices and ready dates. Impellers are cut to the trim you order.',
    { table: [['Part number', 'Recommended spare'], ...numbers.map(spare)] },
    { table: [['Piece', 'Weight'], ...weights] },
    {
      table: [
        ['Reach us', 'By'],
        ['Parts desk', '+1 (555) 010-0142, Monday to Friday 7 am to 5 pm Pacific'],
        ['Service, day and night', '+1 (555) 010-0188'],
        ['E-mail', 'parts@volute.example'],
      ],
    },
  ],
})

function spare(number: string): Row {
  const part = parts.find((known) => known.number === number)
  if (!part) throw new Error(`The spare part ${number} is not in the catalogue.`)
  return [number, part.description]
}
