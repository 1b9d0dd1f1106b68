import { form } from '../part.ts'
import { ballBearing, thrustBearing } from '../shared/bearings.ts'
import { greaseFitting, key, plug, sleeve, slinger } from '../shared/fittings.ts'
import { mechanicalSeal } from '../shared/mechanical-seal.ts'
import { gasket, lipSeal, oRing, snapRing, wearRing } from '../shared/rings.ts'
import { hexScrew, lockWasher, nut, socketScrew, stud } from '../shared/screws.ts'
import { assembly, casting, kit, machined, purchased } from '../trades.ts'

/** Rotor that is lifted out of the open split casing. */
export const splitCaseRotor = assembly(
  '8HSC-RT-17',
  'Rotor, 17 in double suction',
  form('impeller-closed', 17, 8, 2.875, 6),
  [
    [2, machined('D4418-9-BZ', 'Nut, shaft sleeve', 86_20, 1.8, form('hex-nut', 4, 1, 2.56))],
    [1, sleeve('D4416-6-SS', 'shaft, outboard', 386_00, 3.25, 2.75, 9)],
    [2, oRing['2-228']],
    [2, wearRing('D4408-5-BZ', 'casing, split case', 486_00, 10.6, 9.06, 1.75)],
    [2, wearRing('D4409-5-BZ', 'impeller, split case', 412_00, 9.03, 8.3, 1.75)],
    [
      1,
      casting(
        'D4406-3-BZ',
        'Impeller, double suction, 6 vane',
        4860_00,
        92,
        form('impeller-closed', 17, 8, 2.875, 6),
        { isPaintable: false, trims: { min: 14, full: 17 }, hasOtherMaterial: true, leadTimeDays: 32 },
      ),
    ],
    [1, key['5/8 x 3.50']],
    [2, socketScrew['3/8-16 x 0.50']],
    [
      1,
      machined('D4407-7-AS', 'Shaft, pump, split case', 2180_00, 84, form('shaft', 2.875, 48), {
        hasOtherMaterial: true,
      }),
    ],
    [1, sleeve('D4417-6-SS', 'shaft, inboard', 386_00, 3.25, 2.75, 9)],
  ],
)

/** One of the two seals of the split case pump, with its gland. */
export const splitCaseSeals = kit(
  '8HSC-SK-325',
  'Kit, seal, 3.250',
  form('mechanical-seal', 5.69, 6.18, 3.25),
  [
    [1, oRing['2-258']],
    [1, machined('D4420-9-BZ', 'Bushing, throat', 128_00, 3.2, form('bushing', 5.2, 1.2, 3.3))],
    [1, mechanicalSeal({ number: 'TB12640', type: '8-1', shaft: 3.25, price: 1486_00 })],
    [1, gasket('235912', 'seal gland, split case', 8_90, 7.4, 5.7, 4)],
    [
      1,
      casting('D4422-1-BZ', 'Gland, seal, split case', 342_00, 8.6, form('gland', 8.4, 1.6, 3.4, 4), {
        isPaintable: false,
      }),
    ],
    [4, stud['1/2-13 x 3.00']],
    [4, nut['1/2-13']],
    [1, plug['1/4 NPT']],
  ],
)

const bearingSet = kit('8HSC-BR-60', 'Bearing set, 60 mm', form('ball-bearing', 5.118, 6, 2.362, 8), [
  [1, ballBearing['6312-C3']],
  [2, snapRing['2.36']],
  [2, lipSeal['2.500']],
  [2, thrustBearing['7312-BG']],
  [1, purchased('W-12', 'Washer, lock, bearing W-12', 5_80, 0.2, form('lock-washer', 3.4, 0.06, 2.36))],
  [1, purchased('N-12', 'Nut, lock, bearing N-12', 22_40, 0.7, form('hex-nut', 3.2, 0.5, 2.36))],
  [1, lipSeal['2.125']],
  [
    1,
    purchased('119876', 'Grease, bearing, 14 oz cartridge', 11_90, 1, form('bushing', 2.1, 9, 0.5), {
      leadTimeDays: 2,
    }),
  ],
])

/** Both bearing housings with their contents. */
export const splitCaseBearings = assembly(
  '8HSC-BH-60',
  'Bearing housings, 60 mm',
  form('frame-bearing', 9.5, 7, 5.118),
  [
    [
      1,
      casting(
        'D4430-1-CI',
        'Cover, bearing, outboard end',
        148_00,
        7.2,
        form('bearing-cover', 7.6, 1.2, 0, 4),
      ),
    ],
    [1, gasket('235920', 'bearing cover, split case', 6_20, 7.5, 5.2, 4)],
    [
      1,
      casting('D4432-1-CI', 'Housing, bearing, thrust', 864_00, 46, form('frame-bearing', 9.5, 7, 5.118, 4)),
    ],
    [2, slinger('D4434-9-NB', 2.5)],
    [1, bearingSet],
    [
      1,
      casting(
        'D4433-1-CI',
        'Housing, bearing, radial',
        826_00,
        44,
        form('frame-bearing', 9.5, 6.4, 5.118, 4),
      ),
    ],
    [
      1,
      casting(
        'D4431-1-CI',
        'Cover, bearing, coupling end',
        156_00,
        7,
        form('bearing-cover', 7.6, 1.4, 2.5, 4),
      ),
    ],
    [2, greaseFitting],
    [8, lockWasher['3/8']],
    [8, hexScrew['3/8-16 x 1.50']],
    [1, key['1/2 x 2.50']],
  ],
)
