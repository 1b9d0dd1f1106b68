import type { Manual } from '../manual.ts'
import * as text from '../manual-text.ts'

export const splitCaseManual: Manual = {
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
  chapters: [
    text.safety([
      'The upper half weighs 486 lb: lift it by both eyes with a spreader, and never reach under it.',
      'Do not loosen the parting nuts before both gauges read nothing and the drain runs dry.',
    ]),
    text.nameplate('to the lower half, on the side of the coupling', 'SC-88120', [
      ['TRIM', 'The diameter in inches to which its impeller was cut'],
    ]),
    text.storage(
      [
        'Lift the whole on its baseplate by four slings; it weighs 4,300 lb.',
        'Lift the rotor by two slings beside the impeller, 229 lb; never under the sleeves.',
      ],
      'Turn the shaft every week: the rotor is heavy and dents its bearings where it rests.',
    ),
    {
      title: 'Installation and piping',
      blocks: [
        'Leave room for the upper half to be lifted and for the rotor to be laid beside the pump.',
        {
          steps: [
            'Grout the 84 in baseplate full, with no hollow sound under the hammer.',
            'Carry the suction pipe straight for at least five diameters before the pump, with an eccentric reducer, flat side up.',
            'Keep an elbow before the suction in the plane across the shaft: one that lies along it loads one side of the impeller.',
            'Support both pipes, so that the flange screws can be taken out without the pipe moving by more than 0.010 in.',
            'Lay the bypass hoses H38-PT from the volute to both seals without a sag.',
            'Connect the drains of both bearing housings.',
          ],
        },
      ],
    },
    text.alignment(
      [
        ['Parallel offset', '0.003 in total reading'],
        ['Angular', '0.001 in per inch of hub diameter'],
        ['Gap between the hubs', '0.188 to 0.250 in'],
      ],
      'The coupling is size E70. Dowel the feet of the pump, not those of the motor, after the warm alignment.',
    ),
    {
      title: 'Starting and stopping',
      blocks: [
        'Both sides of the impeller must be full of water.',
        {
          steps: [
            'Check rotation with the coupling open; the arrow stands on the upper half of the casing.',
            'Open the suction, vent the top of the volute and both seal chambers.',
            'Start against a closed discharge valve and open it within a minute.',
            'Look at both seals and feel both bearing housings during the first hour.',
            'In parallel with another pump, watch that neither is pushed to no flow.',
            'Stop slowly: close the discharge over 30 seconds against water hammer.',
          ],
        },
        'Least flow without harm: 700 GPM at 1780 RPM. Not more than three starts an hour of the 150 HP motor.',
      ],
    },
    {
      title: 'Lubrication of the bearings',
      blocks: [
        'Both housings are greased with NLGI 2 lithium complex grease; cartridge 119876 holds 14 oz of it.',
        {
          table: [
            ['Bearing', 'Amount and interval'],
            ['Radial, 6312-C3, coupling end', '1.1 oz (31 g), every 2,000 hours'],
            ['Thrust, 7312-BG pair, outboard end', '1.8 oz (51 g), every 2,000 hours'],
            ['After a renewal', 'Bearings full, housings to a third'],
          ],
        },
        {
          steps: [
            'Grease with the pump running slowly or turned by hand.',
            'Wipe off what the lip seals let out; it must not reach the slinger.',
            'Watch the temperature for two hours: it rises by 20 °F and comes back.',
          ],
        },
        'Bearing temperature: 180 °F is the limit, measured on the housing.',
      ],
    },
    {
      title: 'Opening the casing and lifting the rotor',
      blocks: [
        'The pipes and the driver stay where they are.',
        {
          steps: [
            'Drive out the taper of the four dowels, take off the 20 parting nuts from the middle outward.',
            'Break the joint with the two jacking screws 3/4-10, evenly; never with a wedge.',
            'Lift the upper half straight up until it is clear of the impeller.',
            'Open the caps of the bearing housings and lift the rotor out with seals and bearings on it.',
            'Scrape the parting faces clean; cut a new parting gasket 235904, 1/64 in thick, flush with the bore.',
            'Lay the rotor back, turn the tongues of the casing wear rings into their groove, and lower the half on its dowels.',
          ],
        },
      ],
    },
    {
      title: 'Changing the mechanical seals',
      blocks: [
        'Two seals TB12640, type 8-1, 3.250 in; one kit 8HSC-SK-325 for each side. Renew both when one leaks.',
        {
          steps: [
            'Lift the rotor out and take the bearing, housing and slinger off the side in hand.',
            'Slide the gland D4422-1-BZ with its seat off the sleeve, then the rotating half.',
            'Measure the sleeves D4416-6-SS and D4417-6-SS: a groove that a nail feels means a new sleeve.',
            'Wet the O-rings OR2-258-N and OR2-228-N with soapy water; faces dry.',
            'Set the collar 2.06 in from the face of the throat bushing and tighten its set screws.',
            'Turn the rotor by hand before the upper half goes on.',
          ],
        },
        'A seal may drip ten drops an hour in its first day.',
      ],
    },
    {
      title: 'Impeller: trim and position',
      blocks: [
        'The double suction impeller D4406-3-BZ is 17.000 in full and is cut down to 14.000 in at the least.',
        {
          steps: [
            'Trim both sides alike, at an angle of the vanes of 0 degrees, shrouds and vanes together.',
            'Flow falls with the diameter, head with its square; a trim of 16.250 in gives 91 percent of the full head.',
            'Balance in two planes to ISO 1940 grade G2.5.',
            'Set the impeller in the middle of the volute with the two sleeve nuts D4418-9-BZ, within 0.030 in.',
            'The inboard nut has a left-hand, the outboard nut a right-hand thread.',
            'Stamp the new trim on the nameplate.',
          ],
        },
        'An impeller out of the middle pushes to one side and burns the thrust bearing.',
      ],
    },
    text.torques(
      [
        ['Casing parting nuts, 3/4-10, parts 118655 and 118722', '150 ft-lb, from the middle outward'],
        ['Casing screws for jacking, 3/4-10 x 3.50, part 118235', 'By hand, backed off after use'],
        ['Seal gland nuts, 1/2-13, part 118714', '30 ft-lb'],
        ['Bearing covers, 3/8-16 x 1.50, part 118143', '24 ft-lb'],
        ['Bearing housings to casing, 5/8-11 x 1.75, part 118202', '100 ft-lb'],
        ['Sleeve nuts D4418-9-BZ', '140 ft-lb with a hook wrench'],
        ['Motor feet, 7/8-9 x 3.00, part 118252', '290 ft-lb'],
        ['Anchor bolts, 3/4-10 x 3.50, part 118235', '160 ft-lb'],
      ],
      'The parting nuts are tightened a second time when the casing has been warm and is cold again.',
    ),
    {
      title: 'Wear rings and clearances',
      blocks: [
        'Two pairs of wear rings keep the discharge from the suction. Measure them whenever the upper half is off.',
        {
          table: [
            ['Where, on the diameter', 'New, and renew above'],
            ['Casing ring D4408-5-BZ over impeller ring D4409-5-BZ', '0.018 in new, renew above 0.036 in'],
            ['Throat bushing D4420-9-BZ on the sleeve', '0.030 in new, renew above 0.060 in'],
            ['Shaft runout at the impeller', '0.002 in'],
            ['End play of the thrust bearings', '0.001 to 0.004 in'],
          ],
        },
        'Impeller rings are shrunk on at 300 °F and locked with the set screws 118524. Casing rings are loose in their groove and held by a tongue in the lower half.',
      ],
    },
    text.intervals(
      [
        ['Daily', 'Note both pressures and both bearing temperatures'],
        ['2,000 hours', 'Grease both housings'],
        ['4,000 hours', 'Check the alignment and the coupling insert'],
        ['8,000 hours', 'Lift the upper half and measure the wear rings'],
        ['16,000 hours', 'Renew bearings, seals and sleeves'],
      ],
      'Vibration at each housing: 0.15 in/s is good, at 0.45 in/s the pump is stopped.',
    ),
    text.troubleshooting([
      ['Little water', 'Wear rings worn', 'Renew the wear rings'],
      ['', 'Strainer blocked, rotor laid in the wrong way round', 'Clean the strainer, turn the rotor'],
      [
        'Bearing hot at one end',
        'Impeller out of the middle, or an elbow along the suction',
        'Set the rotor in the middle, turn the elbow',
      ],
      [
        'Both seals leak',
        'Bypass hoses clogged: the faces ran dry',
        'Clean the hoses and replace the mechanical seals',
      ],
      [
        'Water at the parting',
        'Gasket cut too short, nuts not tightened again after the first heat',
        'Renew the casing parting gasket',
      ],
      ['Motor overloaded', 'Flow too high; trim too large for the duty', 'Throttle, or trim the impeller'],
      ['Rumbling', 'Air drawn in at the suction, or cavitation', 'Raise the water'],
      ['Vibration at twice the speed', 'Misalignment', 'Align warm'],
    ]),
    text.spares(
      ['8HSC-SK-325', '8HSC-BR-60', 'D4408-5-BZ', 'D4409-5-BZ', '235904'],
      [
        ['Casing, lower and upper half', '742 lb and 486 lb'],
        ['Rotor 8HSC-RT-17', '229 lb'],
        ['Impeller D4406-3-BZ', '92 lb'],
        ['Motor MTR-150-4P', '1,730 lb'],
        ['Baseplate D4450-1-ST', '640 lb'],
      ],
    ),
  ],
}
