import type { Manual } from '../manual.ts'
import * as text from '../manual-text.ts'

export const selfPrimingManual: Manual = {
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
  chapters: [
    text.safety([
      'A casing that has run dry or against a blockage boils: let it cool before the fill port is opened.',
      'Loosen the clean-out knobs a turn and wait until the pressure is gone before the bar swings away.',
    ]),
    text.nameplate('to the priming chamber, left of the fill port', 'T60118', [
      ['TRIM', 'The diameter in inches to which its impeller was cut'],
    ]),
    text.storage(
      [
        'Lift the pump and motor by the base, at its four corners; the whole weighs 2,067 lb.',
        'Lift the pulled rotating assembly by an eye in the seal plate; it weighs 108 lb.',
      ],
      'Fill the bearing housing to the upper edge of the sight glass while the pump is stored.',
    ),
    {
      title: 'Installation and suction line',
      blocks: [
        'The pump lifts water up to 22 ft at sea level; take off one foot for every 1,000 ft above it.',
        {
          steps: [
            'Set the base level and bolt it down; a skid needs no grout.',
            'Make the suction line 6 in, as short as can be and rising all the way to the pump.',
            'Set the strainer two diameters below the lowest water and one above the floor; holes of 2.5 in at most.',
            'Make every joint of the suction line tight to air: a leak that whistles keeps the pump from priming.',
            'Do not fit a check valve into the suction; the flap in the pump does that.',
            'Vent the discharge with a 1 in line back to the sump, so that the air gets out while it primes.',
          ],
        },
      ],
    },
    text.alignment(
      [
        ['Parallel offset', '0.005 in total reading'],
        ['Angular', '0.002 in per inch of hub diameter'],
        ['Gap between the hubs', '0.140 to 0.200 in'],
      ],
      'The coupling is size E50. Behind an engine, bolt the adapter SAE 3, part D8861-1-CI, to the flywheel housing and center it to 0.008 in.',
    ),
    {
      title: 'Priming and starting',
      blocks: [
        'The casing is filled by hand once; after that its water primes the pump again at every start.',
        {
          steps: [
            'Fill the casing through the fill port to the edge of the suction flange, about 14 gallons.',
            'Look at both sight glasses: oil must stand in the middle.',
            'Start with the discharge open; the pump primes a lift of 15 ft in about 90 seconds.',
            'If it has not primed in five minutes, stop it, let it cool and look for air in the suction.',
            'Hold the speed between 650 and 1550 RPM.',
            'Before frost, drain casing and volute at the 1 in plug.',
          ],
        },
      ],
    },
    {
      title: 'Lubrication: bearing oil and seal oil',
      blocks: [
        'Bearings and seal have an oil bath of their own each; they must not be mixed up.',
        {
          table: [
            ['Where', 'Oil, amount and interval'],
            ['Bearing housing', 'ISO VG 68 mineral oil, 1.5 quarts, change every 2,000 hours'],
            ['Seal cavity', 'Oil 119870, 1.25 quarts, change every 2,000 hours'],
            ['First change of both', 'After the first 100 hours'],
            ['Breather 119418', 'Wash it in solvent every 500 hours'],
          ],
        },
        'Fill to the middle of the sight glass with the pump standing. Milky oil in the seal cavity means that the outer faces leak; milky oil in the bearing housing, that a lip seal does. 160 °F is the limit of the bearing oil.',
      ],
    },
    {
      title: 'Changing the mechanical seal',
      blocks: [
        'The seal is TB11820, type C, 2.250 in; the seal set T6A-SS-225 brings it with its sleeve, gasket, sight glass and oil.',
        {
          steps: [
            'Drain the seal cavity and pull the rotating assembly: four nuts, then two jacking screws.',
            'Take off the impeller with a bar through its vanes, count the shims behind it and keep them.',
            'Draw the sleeve with the rotating half; press the seat out of the seal plate.',
            'Oil the O-rings OR2-246-N and OR2-228-N lightly; the faces stay dry and clean.',
            'Press the new seat in squarely with a wooden ring, push the rotating half on until the spring sits in its holder.',
            'Fill the cavity with oil and turn the shaft ten times, so that the faces are wet before the first start.',
          ],
        },
      ],
    },
    {
      title: 'Impeller: clearance, shims and trim',
      blocks: [
        'The pump loses its prime and its pressure when the gap between impeller and wear plate grows.',
        {
          table: [
            ['Gap', 'Value'],
            ['Impeller to wear plate, new', '0.010 to 0.015 in'],
            ['Impeller to wear plate, set again above', '0.030 in'],
            ['Least trim of impeller D8816-3-DI', '10.500 in'],
          ],
        },
        {
          steps: [
            'Measure the gap through the suction eye with a feeler gauge, at both vanes.',
            'Put a shim 119630, 0.010 in each, behind the impeller; not more than four.',
            'When four shims are not enough, renew the wear plate D8814-5-CI and its gasket 235716.',
            'Trim the vanes only, not the back shroud, and balance to G6.3.',
          ],
        },
      ],
    },
    {
      title: 'Check valve flap and clean-out',
      blocks: [
        'The flap D8805-9-NB keeps the casing full when the pump stands. It is reached through the clean-out cover, without tools and without loosening a pipe.',
        {
          steps: [
            'Loosen the two knobs, swing the bar and lift the cover off; it weighs 42 lb.',
            'Pull the hinge pin and lift out the flap with its two weights.',
            'Clear stones and rags out of the volute through the opening.',
            'Renew a flap that is hard, cracked or bent; the nut of its weights is turned hand tight and half a turn more.',
            'Grease the O-ring OR2-280-N of the cover and tighten the knobs by hand only.',
          ],
        },
        'A flap that leaks shows itself so: the pump must be filled again at every start.',
      ],
    },
    text.torques(
      [
        ['Casing studs and nuts, 3/4-10, parts 118655 and 118722', '175 ft-lb'],
        ['Casing screws at both flanges, 3/4-10 x 2.50, part 118231', '180 ft-lb'],
        ['Wear plate studs, 5/8-11, parts 118642 and 118718', '95 ft-lb'],
        ['Impeller screw D8815-9-SS', '120 ft-lb'],
        ['Bearing cover, 3/8-16 x 1.50, part 118143', '24 ft-lb'],
        ['Seal plate, 5/16-18 x 1.00, part 118126', '12 ft-lb'],
        ['Motor feet, 5/8-11 x 2.25, part 118204', '110 ft-lb'],
        ['Engine adapter, 3/8-16 x 1.50, part 118143', '28 ft-lb'],
      ],
      'The knobs of the clean-out cover are tightened by hand: a bar bends their clamp.',
    ),
    text.intervals(
      [
        ['Daily', 'Look at both sight glasses and listen to the flap closing'],
        ['500 hours', 'Open the clean-out cover, clear the flap and look at its seat'],
        ['2,000 hours', 'Change both oils'],
        ['4,000 hours', 'Measure the gap of the impeller'],
        ['12,000 hours', 'Renew the bearing set T6A-BR-55 and the seal'],
      ],
      'Behind an engine, halve the hours of the coupling insert: engines shake it.',
    ),
    text.troubleshooting([
      [
        'Does not prime',
        'Casing not filled, air in the suction, lift too high',
        'Fill the casing, tighten the suction pipe, lower the lift',
      ],
      ['', 'Check valve leaks', 'Renew the check valve flap and the check valve seat gasket'],
      ['Loses its prime', 'Flap leaks, strainer sucks air', 'Renew the flap, clean the strainer'],
      [
        'Little water',
        'Strainer or impeller clogged with rags; hose collapsed inside',
        'Clean strainer and impeller, change the hose',
      ],
      ['Milky seal oil', 'Outer seal faces worn', 'Renew the mechanical seal before the oil is lost'],
      [
        'Driver overloaded',
        'Speed above 1550 RPM, impeller rubs, thick or sandy water',
        'Lower the speed, set the impeller',
      ],
      ['Knocking', 'Stone in the volute, or cavitation', 'Clean the volute and the strainer'],
      ['Bearing noisy', 'Races pitted or worn', 'Renew the ball bearings and the lip seals'],
      [
        'Bearing hot',
        'Oil too high or too low, wrong oil, misalignment',
        'Correct the oil, align the coupling',
      ],
    ]),
    text.spares(
      ['D8805-9-NB', 'D8814-5-CI', 'T6A-SS-225', '235716', '119630'],
      [
        ['Whole, with motor and base', '2,067 lb'],
        ['Pump for an engine, T6A-DE-60', '1,011 lb'],
        ['Priming chamber D8810-2-CI', '468 lb'],
        ['Rotating assembly T6A-RA-60', '108 lb'],
        ['Impeller D8816-3-DI', '41 lb'],
      ],
    ),
  ],
}
