import type { Manual } from '../manual.ts'
import * as text from '../manual-text.ts'

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
  chapters: [
    text.safety([
      'Sewage gives off gas that kills: test the air, ventilate, and climb down on a line only.',
      'Pull the fuses, not only the switch: a float may start the pump by itself.',
    ]),
    text.nameplate('to the motor housing, below the lifting eye', 'S20-7731', [
      ['TRIM', 'The diameter in inches to which its impeller was cut'],
      ['VOLTS', 'The supply for which the stator is wound'],
    ]),
    text.storage(
      [
        'Lift the pump by its chain or its eye, never by the cable; it weighs 753 lb.',
        'Stand it on its three feet; lying, it rolls onto the cable entry.',
      ],
      'Keep the end of the cable dry and capped: water creeps along its strands into the motor.',
    ),
    {
      title: 'Installation in the pit',
      blocks: [
        'The pump may run in the dry for ten minutes at most; in service the water covers the motor.',
        {
          steps: [
            'Clear the pit of rags and stones.',
            'Bolt the discharge elbow to the floor, or set the pump on its three feet with a hose.',
            'Lower the pump by its chain CH38-GS; hang the chain and the cable on hooks of their own.',
            'Set the stop float 4 in above the volute, the start float below the inlet of the pit.',
            'Fit a check valve and a gate valve into the discharge, above the pit.',
          ],
        },
        'The cable W7-8-SUB hangs without tension and is not joined under water.',
      ],
    },
    {
      title: 'Electrical connection',
      blocks: [
        'The cable has three leads, earth, and pilot leads for the switches and the probe. An electrician wires it to the local code.',
        {
          table: [
            ['Lead', 'To'],
            ['Black, red, white', 'The three phases; two changed over turn the motor round'],
            ['Green', 'Earth, always first'],
            ['Blue and yellow', 'Thermal switches 119764, in series with the contactor'],
            ['Orange', 'Moisture probe 119760, to the relay 119750'],
          ],
        },
        {
          steps: [
            'Wire both thermal switches and the moisture probe to the relay before the first start: without them the warranty ends.',
            'Set the overload to 27 A at 460 V.',
            'Measure the insulation with 500 V: new above 100 megohm, in the pit above 10 megohm.',
          ],
        },
      ],
    },
    {
      title: 'Starting and rotation',
      blocks: [
        {
          steps: [
            'Hang the pump free and bump the motor: it must kick against the arrow on the housing.',
            'Lower it into the water, tilt it once so that the air leaves the volute.',
            'Start with the gate valve a half open, then open it.',
            'Read the current of each phase: they differ by 5 percent at most.',
            'Let it run through three cycles of its floats and count them.',
          ],
        },
        'Not more than twelve starts an hour. At 1750 RPM the full impeller gives 60 ft at 450 GPM.',
        'Reversed rotation pumps too, only less and with noise: do not trust the water alone.',
      ],
    },
    {
      title: 'Oil of the chamber and the motor',
      blocks: [
        'The oil chamber lies between the two seals and tells of the outer one. The motor is filled with the same oil.',
        {
          table: [
            ['Where', 'Oil, amount and interval'],
            ['Oil chamber', 'Dielectric oil 119872, 3 quarts, every 4,000 hours'],
            ['Motor housing', 'Dielectric oil 119872, 9 quarts, when it is opened'],
            ['Lower bearing 5309-A', 'Grease 119876, packed by two thirds at a renewal'],
            ['Upper bearing 6208-2Z', 'Sealed for life'],
          ],
        },
        {
          steps: [
            'Lay the pump down with the plug 119206 on top and open it slowly: the chamber may stand under pressure.',
            'Let the oil settle in a glass for an hour. Water at the bottom means that the outer seal leaks.',
            'Fill to one inch below the plug, so that the oil can expand; renew gasket 235664.',
          ],
        },
      ],
    },
    {
      title: 'Changing the tandem seals',
      blocks: [
        'The outer seal is TB09415, 1.500 in, the inner TB09418, 1.750 in; kit 4SUB-SK-15 brings both with rings and spacer. Always renew both.',
        {
          steps: [
            'Drain the chamber and take off volute, impeller and backplate.',
            'Draw the outer seal, the retaining ring and the spacer, then the inner seal.',
            'Press the inner seat into the lower bracket, the outer one into the backplate, lapped faces toward the chamber.',
            'Set the retaining ring 118902 under the spring of the inner seal.',
            'Close the chamber and test it with air at 10 psi for five minutes under soapy water.',
            'Fill the chamber and turn the shaft twenty times.',
          ],
        },
      ],
    },
    {
      title: 'Impeller, wear plate and trim',
      blocks: [
        'The semi-open impeller D5504-3-CI runs in front of the wear plate D5502-5-CI.',
        {
          table: [
            ['Clearance', 'New, and renew above'],
            ['Impeller to wear plate', '0.012 to 0.020 in new, set again above 0.040 in'],
            ['Shaft end play', '0.004 in'],
            ['Shaft runout at the impeller', '0.003 in'],
          ],
        },
        {
          steps: [
            'Move the plate toward the impeller with its three screws, a quarter turn is 0.019 in.',
            'Renew plate and O-ring OR2-275-N when the screws are at their end.',
            'Trim the vanes to 8.250 in at the least, the shroud stays; balance to G6.3.',
            'Flow falls with the diameter, head with its square.',
          ],
        },
      ],
    },
    text.torques(
      [
        ['Casing nuts, volute, 1/2-13, part 118714', '50 ft-lb'],
        ['Casing screws at the oil chamber, 1/2-13 x 2.00, part 118173', '48 ft-lb'],
        ['Impeller screw D5503-9-SS', '65 ft-lb, with thread lock'],
        ['Backplate, 3/8-16 x 1.00, part 118140', '22 ft-lb'],
        ['Upper bracket, 3/8-16 x 1.50, part 118143', '22 ft-lb'],
        ['Motor cap, 1/2-13 x 1.50, part 118171', '45 ft-lb'],
        ['Cable gland D5543-1-CI', '20 ft-lb, until the grommet just bulges'],
        ['Oil plugs, 3/8 NPT, part 119206', '15 ft-lb, with a new gasket'],
      ],
      'Stainless screws are greased with anti-seize, or they never come out again.',
    ),
    text.intervals(
      [
        ['Weekly', 'Read the seal leak lamp and the hours'],
        ['2,000 hours', 'Measure the insulation of the winding: below 10 megohm the motor is opened'],
        ['4,000 hours', 'Change the oil of the chamber'],
        ['8,000 hours', 'Renew both seals and the wear plate'],
        ['16,000 hours', 'Renew the bearing set 4SUB-BR-45 and the cable grommet'],
      ],
      'Pull the pump twice a year, hose it down and look at the cable along its whole length.',
    ),
    text.troubleshooting([
      [
        'Does not start',
        'Float stuck, thermal switch open, fuse blown, leak relay tripped',
        'Free the float, change the fuse, look at the relay',
      ],
      [
        'Trips after a minute',
        'Rag in the impeller, one phase missing, overload set too low',
        'Clean the impeller, measure the phases',
      ],
      ['Seal leak lamp', 'Water in the oil chamber', 'Replace the mechanical seals within a week'],
      [
        'Runs but pumps little',
        'Air in the volute, rotation reversed',
        'Vent the volute, exchange two phases',
      ],
      ['', 'Wear plate worn', 'Set the wear plate, or renew it'],
      [
        'Starts too often',
        'Floats too close, check valve leaks',
        'Hang the floats apart, clean the check valve',
      ],
      [
        'Thermal switch opens',
        'Motor above the water too long, voltage too low',
        'Lower the off float, measure the voltage',
      ],
    ]),
    text.spares(
      ['4SUB-SK-15', 'D5502-5-CI', '4SUB-BR-45', '119760', '119872'],
      [
        ['Whole, with cable and chain', '753 lb'],
        ['Motor 4SUB-MO-20', '315 lb'],
        ['Volute D5505-2-CI', '168 lb'],
        ['Oil chamber 4SUB-OC-15', '90 lb'],
        ['Impeller D5504-3-CI', '21 lb'],
      ],
    ),
  ],
}
