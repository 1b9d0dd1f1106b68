import type { Manual } from '../manual.ts'
import * as text from '../manual-text.ts'

export const endSuctionManual: Manual = {
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
  chapters: [
    text.safety([
      'Never run the pump against a closed discharge valve for more than a minute: the water in it boils.',
      'A warm pump under pressure sprays: stand aside when a plug is opened.',
    ]),
    text.nameplate('to the bearing frame, on the side of the grease fittings', '100234', [
      ['TRIM', 'The diameter in inches to which its impeller was cut'],
    ]),
    text.storage(
      [
        'Lift the pump on its baseplate by four slings under the plate; the whole weighs 1,868 lb.',
        'Lift the bare pump by slings under casing and frame, never by the shaft or a motor eye alone.',
      ],
      'The bearings leave the works greased; the seal faces must not stand wet.',
    ),
    {
      title: 'Installation and piping',
      blocks: [
        'Set the pump on a concrete foundation of at least three times its weight, with the anchor bolts cast in sleeves.',
        {
          steps: [
            'Level the baseplate on wedges to 0.005 in per foot and tighten the anchor bolts by hand.',
            'Grout the baseplate without shrinkage and let it cure for 48 hours before the anchor bolts are torqued.',
            'Bring the pipes to the flanges, not the flanges to the pipes; no pipe may hang on the pump.',
            'Make the suction pipe one size larger than the flange, rising to the pump, with an eccentric reducer, flat side up.',
            'Keep six diameters of straight pipe before the suction flange.',
            'Fit a check valve and then a gate valve into the discharge.',
            'Carry the drip rim of the baseplate to a drain with 1 in pipe.',
          ],
        },
      ],
    },
    text.alignment(
      [
        ['Parallel offset', '0.004 in total reading'],
        ['Angular', '0.002 in per inch of hub diameter'],
        ['Gap between the hubs', '0.125 to 0.188 in'],
      ],
      'The coupling is size E40. At 180 °F of pumped water the pump rises 0.006 in: set the driver that much high when it is cold.',
    ),
    {
      title: 'Starting and stopping',
      blocks: [
        'The pump must be full of water: it does not prime itself, and a dry start ruins the seal within half a minute.',
        {
          steps: [
            'Turn the shaft by hand: it must turn freely all the way round.',
            'Open the suction valve fully and vent the casing at the top plug until no air comes.',
            'Bump the motor and compare the rotation with the decal: clockwise, seen from the motor.',
            'Start against a discharge valve a quarter open, then open it slowly within 30 seconds.',
            'Read the gauges: at full trim and 3550 RPM the pump gives 362 ft at 720 GPM.',
            'To stop, close the discharge valve to a quarter, stop the motor, then close both.',
          ],
        },
        'Least flow without harm: 120 GPM at 3550 RPM, 60 GPM at 1770 RPM. Not more than six starts an hour.',
      ],
    },
    {
      title: 'Lubrication of the bearings',
      blocks: [
        'Both bearings run in NLGI 2 lithium complex grease with an oil of 100 to 150 cSt at 40 °C. Do not mix it with polyurea grease.',
        {
          table: [
            ['Bearing', 'Amount and interval'],
            ['Radial, 6309-C3', '0.6 oz (17 g), about 12 strokes of a hand gun, every 2,000 hours'],
            ['Thrust, 5309-A', '0.9 oz (25 g), about 18 strokes of a hand gun, every 2,000 hours'],
            ['After a renewal', 'Pack the bearings full and the housing to a third'],
          ],
        },
        {
          steps: [
            'Wipe the grease fittings, part 119401, and take out the 3/8 in relief plugs below.',
            'Press the grease in while the shaft is turned by hand.',
            'Run for half an hour with the plugs out, so that what is too much can leave, then put them back.',
          ],
        },
        'A bearing runs warm for a day after greasing. 180 °F at the housing is the limit; more grease never cools a bearing.',
      ],
    },
    {
      title: 'Changing the mechanical seal',
      blocks: [
        'The seal is TB10773, type 21, 1.750 in; kit 4RB-SK-175 brings it with its gaskets and O-rings. A new seal drips for some minutes and is then dry.',
        {
          steps: [
            'Take off the coupling guard and insert, the frame foot and the screws between frame and backplate; draw the back out, the casing stays in the pipes.',
            'Take off impeller and sleeve, then press the old seat out of the gland from behind.',
            'Clean the seat bore, wet the cup with soapy water and press the seat home by hand, lapped face up; no oil or grease on the faces.',
            'Push the rotating half onto the sleeve until its spring is 1.31 in long.',
            'Renew the O-rings 2-116 and 2-222 and the sleeve gasket 235650 every time.',
            'Tighten the gland evenly and turn the shaft by hand twice before the guard goes on.',
          ],
        },
        'Runout of the sleeve under the seal: 0.002 in at most. Shaft end play: 0.003 in at most.',
      ],
    },
    {
      title: 'Impeller: removing, trimming, setting',
      blocks: [
        'The impeller C2134-3-BZ is 9.750 in full and is cut down to 8.250 in at the least. Flow falls with the diameter, head with its square.',
        {
          steps: [
            'Block the impeller with wood, never with steel between the vanes; its screw 118317 has a right-hand thread.',
            'Pull the impeller with two screws 3/8-16 in its hub; heat the hub to 200 °F if it sits.',
            'Trim on a mandrel, vanes and shrouds together, square to the bore within 0.001 in.',
            'File the vane tips on the back by 1/16 in and break the edges.',
            'Balance to ISO 1940 grade G6.3: drill the back shroud, never deeper than a third of it.',
            'Stamp the new trim on the hub and on the nameplate.',
          ],
        },
        'Set the impeller midway between casing and backplate: 0.030 in free on each side.',
      ],
    },
    text.torques(
      [
        ['Casing screws, suction cover, 5/8-11 x 2.25, part 118204', '110 ft-lb'],
        ['Casing nuts at the backplate, 5/8-11, part 118718', '110 ft-lb'],
        ['Frame to backplate, 5/8-11 x 1.75, part 118202', '105 ft-lb'],
        ['Bearing covers, 3/8-16, parts 118140 and 118143', '24 ft-lb'],
        ['Seal gland, 3/8-16 x 1.00, part 118140', '18 ft-lb'],
        ['Impeller screw, part 118317', '85 ft-lb'],
        ['Frame foot, 1/2-13 x 1.50, part 118171', '55 ft-lb'],
        ['Motor feet, 3/4-10 x 2.50, part 118231', '190 ft-lb'],
        ['Anchor bolts, 3/4-10 x 3.50, part 118235', '160 ft-lb'],
        ['Coupling set screws, 5/16-18, part 118518', '13 ft-lb'],
      ],
      'The casing screws of a new gasket, 235630 or 235626, are tightened a second time after the first warm day.',
    ),
    {
      title: 'Wear rings and clearances',
      blocks: [
        'Wear rings keep the water from running back to the suction. Measure ring against ring on the diameter, at four places, and take the mean.',
        {
          table: [
            ['Pair of wear rings', 'New, and renew above'],
            ['Front: D7232-5-BZ over C2134-5-BZ', '0.014 in new, renew above 0.030 in'],
            ['Rear: D7232-8-BZ over C2134-8-BZ', '0.014 in new, renew above 0.030 in'],
            ['Shaft runout at the impeller', '0.002 in'],
            ['Radial play of the shaft', '0.004 in'],
          ],
        },
        {
          steps: [
            'Drill two holes of 1/4 in through the old ring and split it; do not score the bore.',
            'Cool the new casing ring in dry ice and press it in; heat the impeller ring to 250 °F and drop it on.',
            'Lock the impeller rings with the two set screws 1/4-20 half in ring and half in hub.',
          ],
        },
        'A clearance twice as wide costs about 4 percent of the efficiency of this pump.',
      ],
    },
    text.intervals(
      [
        ['Daily', 'Listen for noise, look for leakage at the seal, note suction and discharge pressure'],
        ['2,000 hours', 'Grease both bearings'],
        ['4,000 hours', 'Check coupling insert and alignment; go over all screws of the casing'],
        ['8,000 hours', 'Open the pump and measure the wear rings'],
        ['16,000 hours', 'Renew the bearing set 4RB-BR-45 and the lip seals'],
      ],
      'Vibration at the bearing frame: 0.2 in/s is good, 0.3 in/s is watched, at 0.5 in/s the pump is stopped.',
    ),
    text.troubleshooting([
      ['No water', 'Not primed, or suction valve closed', 'Open the suction valve, vent and fill the casing'],
      ['Pump does not prime', 'Air in the suction', 'Tighten its flanges; replace the suction cover gasket'],
      ['Too little water', 'Wear rings worn', 'Renew the wear rings'],
      ['', 'Impeller clogged, or rotation reversed', 'Clean the impeller, exchange two phases'],
      [
        'Too little pressure',
        'Air in the suction, or speed too low',
        'Tighten the flanges, measure the speed',
      ],
      ['Motor overloaded', 'Flow too high', 'Close the discharge valve a little'],
      ['Rattling like gravel', 'Cavitation', 'Open the suction, clean the strainer, lower the flow'],
      ['Seal leaks', 'Faces dry or cracked', 'Replace the mechanical seal and the seal gland gasket'],
      ['', 'Sleeve scored', 'Renew the shaft sleeve and its sleeve gasket'],
      ['', 'Pipe strain', 'Loosen the pipes and align the pump'],
      ['Bearing noisy', 'Races pitted or worn', 'Renew the ball bearings and the lip seals'],
      [
        'Bearing hot',
        'Too much grease, or misalignment',
        'Take grease out through the relief plugs; align the coupling',
      ],
      ['Vibration', 'Coupling insert worn', 'Renew the coupling insert, then align'],
      [
        '',
        'Soft foot, bent shaft, loose anchor bolts',
        'Shim the foot, measure the shaft, tighten the bolts',
      ],
    ]),
    text.spares(
      ['TB10773', '4RB-SK-175', '235626', '235630', '4RB-BR-45', 'CPL-E40-E'],
      [
        ['Whole, with motor and baseplate', '1,868 lb'],
        ['Bare pump, 4RB-BS-100', '415 lb'],
        ['Casing D7232-2-CP', '142 lb'],
        ['Power end 4RB-PE-45', '140 lb'],
        ['Impeller C2134-3-BZ', '18.4 lb'],
      ],
    ),
  ],
}
