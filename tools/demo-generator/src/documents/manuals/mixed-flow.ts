import type { Manual } from '../manual.ts'
import * as text from '../manual-text.ts'

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
  chapters: [
    text.safety([
      'Drain or dam the sump before somebody climbs to the bell, and test the air in it.',
      'Blades turn when water runs back: chain the shaft before a hand goes into the bowl.',
    ]),
    text.nameplate('to the thrust bearing housing', 'MF-4410', [
      ['TRIM', 'The diameter in inches over the blades'],
      ['ANGLE', 'The blade angle in degrees at which it left the works'],
    ]),
    text.storage(
      [
        'Lift the pump lying by two slings, under the bowl and under the elbow; it weighs 2,937 lb.',
        'Stand it up with a second hook at the bell, so that the column does not bend.',
      ],
      'Fill the thrust bearing housing with oil to the breather while it is stored.',
    ),
    {
      title: 'Sump and installation',
      blocks: [
        'The sump decides how quietly the pump runs.',
        {
          table: [
            ['Distance', 'At least'],
            ['Bell to the sump floor', '12 in'],
            ['Lowest water over the bell', '30 in'],
            ['Bell to the back wall', '6 in'],
            ['Between two pumps', '48 in from middle to middle'],
          ],
        },
        {
          steps: [
            'Level the sole plate D9134-1-ST to 0.002 in per foot and grout it.',
            'Lower the pump through the opening and bolt the elbow to the plate.',
            'Keep water from falling into the sump beside the bell: it carries air.',
            'Hang no pipe on the elbow; put a flexible joint behind it.',
          ],
        },
      ],
    },
    text.alignment(
      [
        ['Parallel offset', '0.004 in total reading'],
        ['Angular', '0.002 in per inch of hub diameter'],
        ['Runout of the head shaft at the packing', '0.003 in'],
      ],
      'The coupling is size E60. The motor stands on its stand D9150-1-CI; shim under the stand, not under the motor.',
    ),
    {
      title: 'Setting the blade angle',
      blocks: [
        'A steeper blade pumps more and takes more power; the head changes little. The graduated ring D9113-9-SS on the hub shows the angle, a line for each half degree.',
        {
          table: [
            ['Angle', 'Flow at 1180 RPM, of that at 22 degrees'],
            ['22 degrees', '100 percent'],
            ['18 degrees', '90 percent'],
            ['14 degrees', '80 percent'],
            ['10 degrees', '70 percent'],
          ],
        },
        {
          steps: [
            'Pull the bell and take the front cone D9110-9-SS off the hub.',
            'Loosen the four set screws 118524, turn all four blades to the same line of the ring.',
            'Pin each blade with its dowel and tighten the set screws to 28 ft-lb.',
            'Write the new angle on the nameplate and into the records of the pump.',
          ],
        },
        'Blades that differ by one degree shake the pump.',
      ],
    },
    {
      title: 'Starting and stopping',
      blocks: [
        'A mixed flow pump takes most power at no flow: never start it against a closed valve.',
        {
          steps: [
            'Check the water level, the oil level and the packing.',
            'Wet the rubber bearings through the pipe at the elbow for one minute if the pump hangs dry above the water.',
            'Open the discharge valve, or leave the flap to open by itself.',
            'Start, and read the current: above the nameplate the blades are too steep.',
            'Stop with the valve open; the flap closes behind it.',
          ],
        },
        'Rotation is counterclockwise, seen from above. Not more than four starts an hour.',
      ],
    },
    {
      title: 'Lubrication of the thrust bearings',
      blocks: [
        'The thrust housing has an oil bath; the bearings in the water are rubber and take none.',
        {
          table: [
            ['Where', 'Oil or grease, amount and interval'],
            ['Thrust housing, 7316-BG pair and NU313-C3', 'ISO VG 68, 3 quarts, every 4,000 hours'],
            ['First change', 'After 200 hours'],
            ['Stuffing box, fitting 119401', '0.4 oz NLGI 2 water-resistant, every 1,000 hours'],
            ['Rubber bearings D9103-9-NB and D9107-9-NB', 'Clear water only, never grease'],
          ],
        },
        'Read the level at the upper plug with the pump standing. Oil above 170 °F is too old, too much or too thin.',
      ],
    },
    {
      title: 'Packing: adjusting and renewing',
      blocks: [
        'Three rings of graphite packing PK50-G, 1/2 in square, run on the sleeve D9143-6-SS; set 16MF-PK-25 brings all of it.',
        {
          table: [
            ['Leakage', 'Do'],
            ['30 to 50 drops a minute', 'Good: leave it'],
            ['A stream', 'Tighten both gland nuts by one flat, wait a quarter of an hour'],
            ['Dry and warm', 'Loosen the gland until it drips again'],
          ],
        },
        {
          steps: [
            'Loosen the gland D9142-1-BZ and slide it up the shaft.',
            'Pull the rings and the lantern ring with two hooks.',
            'Cut new rings on a mandrel of 2.500 in; stagger their joints by 120 degrees.',
            'Renew the sleeve when it is grooved by more than 0.015 in.',
          ],
        },
      ],
    },
    text.torques(
      [
        ['Bowl and column flanges, 3/4-10, parts 118231 and 118235', '165 ft-lb'],
        ['Blade set screws, 3/8-16 x 0.50, part 118524', '28 ft-lb'],
        ['Front cone, 3/8-16 x 1.50, part 118143', '22 ft-lb'],
        ['Impeller nut D9114-9-SS', '210 ft-lb'],
        ['Thrust bearing cover, 1/2-13 x 2.00, part 118173', '50 ft-lb'],
        ['Stuffing box adapter, 5/8-11 x 1.75, part 118202', '95 ft-lb'],
        ['Elbow to sole plate, 7/8-9 x 3.00, part 118252', '270 ft-lb'],
        ['Motor to stand, 5/8-11 x 2.25, part 118204', '105 ft-lb'],
      ],
      'The screen of the bell is held by 1/2-13 screws, part 118171: 40 ft-lb with thread lock.',
    ),
    {
      title: 'Liner, bearings and clearances',
      blocks: [
        'The blades run in a liner of stainless steel; the gap between them is what keeps the flow.',
        {
          table: [
            ['Clearance', 'New, and renew above'],
            ['Blade tip to liner D9104-5-SS, on one side', '0.025 in new, renew above 0.060 in'],
            ['Rubber bearings on the shaft', '0.016 in new, renew above 0.045 in'],
            ['End play of the thrust bearings', '0.002 to 0.005 in'],
            ['Runout of the shaft at the impeller', '0.004 in'],
          ],
        },
        'The impeller is cut down to 15.000 in at the least: every blade alike, then a new liner is bored to fit. Turning the blades flatter is cheaper and can be undone.',
      ],
    },
    text.intervals(
      [
        ['Daily', 'Look at the oil level; let the packing drip'],
        ['1,000 hours', 'Clear the suction screen; grease the stuffing box'],
        ['4,000 hours', 'Change the oil of the thrust bearings'],
        ['8,000 hours', 'Renew the packing'],
        ['12,000 hours', 'Pull the bowl and measure the liner'],
      ],
      'Before the season, turn the blades to the angle that the season needs.',
    ),
    text.troubleshooting([
      ['Little water', 'Bowl liner worn', 'Renew the bowl wear ring'],
      [
        '',
        'Screen blocked, blades set flat, water too low',
        'Clean the screen, set the blades, raise the water',
      ],
      ['Motor overloaded', 'Blades too steep, weed around the hub', 'Set the blades flatter, clean the hub'],
      ['Surging', 'Air drawn in by a whirl', 'Raise the water, or float a raft over the bell'],
      [
        'Knocking',
        'Blades at different angles, or a loose front cone',
        'Set the blades to one angle, tighten the cone',
      ],
      [
        'Oil dark or warm',
        'Oil old, or a thrust bearing worn',
        'Change the oil and look at the thrust bearings',
      ],
      ['Packing leaks', 'Packing worn', 'Renew the packing set'],
      [
        'Packing does not drip',
        'Gland too tight, lantern ring off its hole',
        'Loosen the gland, move the lantern ring',
      ],
    ]),
    text.spares(
      ['16MF-PK-25', 'D9104-5-SS', 'D9107-9-NB', 'D9103-9-NB', '236020'],
      [
        ['Whole, with motor', '2,937 lb'],
        ['Bowl assembly 16MF-BA-15', '717 lb'],
        ['Column and elbow 16MF-EL-16', '991 lb'],
        ['Thrust bearing housing 16MF-BH-65', '269 lb'],
        ['Impeller with blades 16MF-IM-15', '85 lb'],
      ],
    ),
  ],
}
