import type { Manual } from '../manual.ts'
import * as text from '../manual-text.ts'

export const verticalTurbineManual: Manual = {
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
  chapters: [
    text.safety([
      'Nobody stands under a hanging bowl or column; set the elevator clamps before the hook is taken off.',
      'The column drains when the pump stops and turns the shaft backward: wait until it stands still.',
    ]),
    text.nameplate('to the discharge head, above the flange', 'VT-20771', [
      ['TRIM', 'The diameter in inches to which its impellers were cut, all four alike'],
      ['STAGES', 'Bowls with an impeller each'],
    ]),
    text.storage(
      [
        'Lift the bowl assembly by a clamp under the discharge case, with a second sling that keeps it from bending; 522 lb.',
        'Lift the discharge head by its two eyes, 580 lb; never by the stuffing box.',
        'Carry line shafts in their box; a shaft that is bent by 0.005 in in ten feet is straightened or renewed.',
      ],
      'Rubber line shaft bearings are kept out of the sun.',
    ),
    {
      title: 'Setting the pump into the well',
      blocks: [
        'The well must be straight and plumb: a 12 in cage as long as the bowls must pass down to the setting.',
        {
          steps: [
            'Screw the strainer to the bell and hang the bowls plumb in the well.',
            'Join the line shaft with coupling D6130-9-SS: clean threads, a drop of oil, the ends butting in the middle.',
            'Lower the column over the shaft and bolt its flange with a gasket 235806 on each side of the retainer.',
            'Add the column length by length; the shaft must never carry the bowls.',
            'Level the sole plate to 0.002 in per foot, set the head upon it with gasket 235810.',
            'Lower the hollow shaft motor over the head shaft; the shaft must stand in the middle of it by itself.',
          ],
        },
      ],
    },
    {
      title: 'Setting the impellers with the adjusting nut',
      blocks: [
        'The shaft stretches under the thrust, so the impellers are lifted off their bowls before the start. The adjusting nut 119640 on top of the motor does it.',
        {
          table: [
            ['Setting', 'Lift'],
            ['Bowls alone, up to 10 ft of column', '0.125 in'],
            ['For every 100 ft of column', '0.130 in more'],
            ['One turn of the nut', '0.083 in; a face of its six is 0.014 in'],
          ],
        },
        {
          steps: [
            'Turn the nut down until the shaft just begins to rise: the impellers are free.',
            'Turn on by the lift of the table, and lock the nut with both screws 118112.',
            'Run for a minute, stop, and check that the shaft turns freely by hand.',
          ],
        },
        'Impellers that are too low rub and overload the motor; too high, and the pressure falls.',
      ],
    },
    {
      title: 'Alignment of the driver',
      blocks: [
        'A hollow shaft motor centers itself on the head by its register; no coupling is aligned. What is checked is the head shaft.',
        {
          table: [
            ['Measured', 'Allowed'],
            ['Runout of the head shaft above the packing', '0.004 in total reading'],
            ['Shaft out of the middle of the motor', '0.030 in'],
            ['Level of the motor flange', '0.002 in per foot'],
          ],
        },
        {
          steps: [
            'Bump the motor without its clutch D6161-1-CI: seen from above it must turn counterclockwise.',
            'Turn the ratchet by hand: it must lock clockwise.',
            'Put the clutch on with key 118380 in place, then the adjusting nut.',
          ],
        },
      ],
    },
    {
      title: 'Starting and stopping',
      blocks: [
        'The rubber bearings of the line shaft run in water. Where the water stands deeper than 50 ft, wet them before the start with 5 gallons through the 1/2 in plug of the head.',
        {
          steps: [
            'Open the vent of the discharge so that the air of the column gets out.',
            'Loosen the gland until the nuts are finger tight.',
            'Start with the discharge valve a quarter open; open it when water comes.',
            'Let the packing run wet for an hour before it is adjusted.',
            'Pump sand out at once: never stop the pump while sand comes.',
            'Wait five minutes between stop and start, until the column has run empty.',
          ],
        },
        'At 1770 RPM four stages of full trim lift 800 GPM. Not more than four starts an hour.',
      ],
    },
    {
      title: 'Lubrication of the stuffing box and motor',
      blocks: [
        'Pump bearings are lubricated by the water. Only the stuffing box and the motor take grease or oil.',
        {
          table: [
            ['Where', 'Grease or oil, amount and interval'],
            [
              'Stuffing box, fitting 119401',
              'Water-resistant lithium grease NLGI 2, 0.3 oz, every 1,000 hours',
            ],
            ['Motor, upper thrust bearing', 'Turbine oil ISO VG 32, 6 quarts, every 8,000 hours'],
            ['Motor, lower bearing', 'Polyurea grease, 0.7 oz, every 4,000 hours'],
            ['Line shaft bearings', 'None: clear water only'],
          ],
        },
        'Pump water that people drink: use a grease that is registered H1.',
      ],
    },
    {
      title: 'Packing: adjusting and renewing',
      blocks: [
        'Packing must drip. Two rings of graphite PK38-G stand below the lantern ring, three synthetic PK38-T above it.',
        {
          table: [
            ['Leakage', 'Do'],
            ['40 to 60 drops a minute', 'Good: leave it'],
            ['A thin stream', 'Tighten both gland nuts by a sixth of a turn, wait ten minutes, look again'],
            ['No drops, box warm', 'Loosen the gland at once, or packing and shaft burn'],
          ],
        },
        {
          steps: [
            'Take off the split gland and pull the old rings with a hook; do not scratch the shaft.',
            'Cut each ring on the shaft with butt ends at 45 degrees.',
            'Press each ring home by itself, its joint a quarter turn from the last.',
            'Set the lantern ring opposite the bypass hole and tighten the gland finger tight.',
          ],
        },
      ],
    },
    text.torques(
      [
        ['Bowl flanges, 1/2-13 x 1.50, part 118171', '48 ft-lb'],
        ['Discharge case, 1/2-13 x 2.00, part 118173', '48 ft-lb'],
        ['Column flanges, 5/8-11 x 2.25, part 118204', '95 ft-lb'],
        ['Column to head, 5/8-11 x 1.75, part 118202', '95 ft-lb'],
        ['Head to sole plate, 3/4-10 x 3.50, part 118235', '160 ft-lb'],
        ['Motor to head, 5/8-11 x 2.25, part 118204', '105 ft-lb'],
        ['Adjusting nut lock, 1/4-20 x 0.75, part 118112', '6 ft-lb'],
        ['Gland nuts, 1/2-13, part 118714', 'Finger tight, then as it drips'],
      ],
      'The collet of an impeller is driven home with the drift until the impeller sits where the last one sat; it has no torque.',
    ),
    {
      title: 'Wear rings, bowl bearings and trim',
      blocks: [
        'Pull the pump when it has lost a tenth of its pressure at the same flow, with the impellers set right.',
        {
          table: [
            ['Clearance on the diameter', 'New, and renew above'],
            ['Wear ring D6118-5-BZ over the impeller skirt', '0.014 in new, renew above 0.028 in'],
            ['Bowl bearing D6119-9-BZ on the shaft', '0.008 in new, renew above 0.020 in'],
            ['Line shaft bearing D6133-9-NB, rubber', '0.015 in new, renew above 0.040 in'],
            ['Bell bearing D6111-9-BZ', '0.008 in new, renew above 0.020 in'],
          ],
        },
        'Trim all four impellers alike, vanes only, to 7.500 in at the least; flow falls with the diameter, head with its square. Balance each to G6.3. The bronze impeller D6116-3-BZ is no longer poured: the stainless one takes its place in whole sets.',
      ],
    },
    text.intervals(
      [
        ['Daily', 'Look at the drops of the packing; note pressure and current'],
        ['1,000 hours', 'Grease the stuffing box; clear the bypass hose'],
        ['4,000 hours', 'Set the impellers again with the adjusting nut'],
        ['8,000 hours', 'Renew the packing; change the oil of the motor'],
        ['16,000 hours', 'Pull the pump; measure bowl bearings and wear rings'],
      ],
      'Measure the water level standing and running once a month: a falling well wears a good pump out.',
    ),
    text.troubleshooting([
      [
        'No water',
        'Water below the bowls, strainer blocked, shaft coupling broken',
        'Lower the pump, clean the strainer, renew the line shaft coupling',
      ],
      ['Pressure has fallen', 'Wear rings worn', 'Renew the bowl wear rings'],
      ['', 'Impellers set too high, hole in the column', 'Set the impellers, repair the column'],
      [
        'Motor overloaded',
        'Impellers rub below, sand between the stages, packing too tight',
        'Set the impellers, loosen the gland',
      ],
      ['Vibration', 'Worn rubber bearings', 'Renew the rubber line shaft bearings'],
      ['', 'Bent line shaft, pump out of plumb', 'Straighten the shaft, level the head'],
      ['Packing leaks', 'Packing worn', 'Renew the graphite packing'],
      ['Packing burns', 'Gland too tight, bypass hose clogged', 'Loosen the gland, clean the hose'],
      ['Shaft turns backward long', 'Ratchet worn', 'Look at its pins before the next start'],
    ]),
    text.spares(
      ['PK38-G', 'PK38-T', 'D6133-9-NB', 'D6119-9-BZ', '12VT-SB-12'],
      [
        ['Whole, with motor and 10 ft of column', '2,248 lb'],
        ['Bowl assembly 12VT-BA-4S', '522 lb'],
        ['Column, 10 ft, 12VT-CO-10', '367 lb'],
        ['Discharge head 12VT-DH-08', '580 lb'],
        ['Hollow shaft motor', '690 lb'],
      ],
    ),
  ],
}
