import { form } from '../part.ts'
import { key } from '../shared/fittings.ts'
import { mechanicalSeal } from '../shared/mechanical-seal.ts'
import { gasket, oRing } from '../shared/rings.ts'
import { hexScrew, lockWasher, nut, socketScrew, stud } from '../shared/screws.ts'
import { assembly, casting, kit, machined, purchased } from '../trades.ts'

/** Inlet with the clean-out cover and the flap that keeps the casing full. */
export const selfPrimingSuction = assembly(
  'T6A-SU-60',
  'Suction and check valve, 6 in',
  form('suction-cover', 16.5, 5, 6),
  [
    [2, machined('D8801-9-CP', 'Knob, cover clamp', 24_60, 0.9, form('socket-screw', 2.2, 3))],
    [1, casting('D8802-1-CI', 'Bar, cover clamp', 118_00, 9.4, form('foot', 13, 2))],
    [1, casting('D8803-1-CI', 'Cover, clean-out', 684_00, 42, form('suction-cover', 16.5, 3, 0, 4))],
    [1, oRing['2-280']],
    [1, purchased('D8804-9-ST', 'Weight, flap, outer', 28_40, 2.8, form('washer', 6.2, 0.38, 0.5))],
    [
      1,
      purchased('D8805-9-NB', 'Flap, check valve', 96_70, 1.4, form('valve-flap', 8, 0.5), {
        hasOtherMaterial: true,
      }),
    ],
    [1, purchased('D8806-9-ST', 'Weight, flap, inner', 26_10, 2.4, form('washer', 5.6, 0.38, 0.5))],
    [1, hexScrew['1/2-13 x 1.50']],
    [1, lockWasher['1/2']],
    [1, nut['1/2-13']],
    [1, machined('D8807-9-SS', 'Pin, flap hinge', 18_90, 0.3, form('pin', 0.5, 7))],
    [
      1,
      casting('D8808-1-CI', 'Seat, check valve', 312_00, 16.5, form('flange', 10.5, 1.2, 6, 8), {
        isPaintable: false,
      }),
    ],
    [1, gasket('235712', 'check valve seat', 14_20, 10.4, 6.2, 8)],
  ],
)

/** The T6A's seal, which runs in its own oil. */
export const selfPrimingSealSet = kit(
  'T6A-SS-225',
  'Seal set, oil-lubricated, 2.250',
  form('mechanical-seal', 3.94, 4.28, 2.25),
  [
    [1, oRing['2-246']],
    [1, mechanicalSeal({ number: 'TB11820', type: 'C', shaft: 2.25, price: 886_40 })],
    [1, oRing['2-228']],
    [1, machined('D8822-6-SS', 'Sleeve, shaft, seal', 246_80, 2.6, form('sleeve', 2.25, 4.2, 1.9))],
    [1, purchased('119866', 'Sight glass, seal oil 1 NPT', 32_10, 0.4, form('plug', 1.6, 1))],
    [1, purchased('119870', 'Oil, seal cavity, quart', 18_75, 2, form('bushing', 3.4, 7.5, 1))],
    [1, gasket('235720', 'seal plate', 11_60, 10.8, 8.6, 8)],
    [4, hexScrew['5/16-18 x 1.00']],
  ],
)

/** Rotating assembly of the T6A, pulled out of its casing as one. */
export const selfPrimingRotatingAssembly = assembly(
  'T6A-RA-60',
  'Rotating assembly, 12.38 in',
  form('impeller-open', 12.38, 5, 1.5, 2),
  [
    [8, nut['5/8-11']],
    [8, stud['5/8-11 x 3.50']],
    [
      1,
      casting('D8814-5-CI', 'Plate, wear, with suction eye', 742_00, 34, form('backplate', 14.4, 1.6, 6, 8), {
        isPaintable: false,
        hasOtherMaterial: true,
      }),
    ],
    [1, gasket('235716', 'wear plate', 16_30, 14.4, 12.6, 8)],
    [1, machined('D8815-9-SS', 'Screw, impeller', 64_80, 1.2, form('hex-screw', 2, 3))],
    [
      1,
      casting('D8816-3-DI', 'Impeller, open, 2 vane', 2260_00, 41, form('impeller-open', 12.38, 5, 1.5, 2), {
        hasOtherMaterial: true,
        isPaintable: false,
        trims: { min: 10.5, full: 12.375 },
      }),
    ],
    [1, key['3/8 x 2.00']],
    [4, purchased('119630', 'Shim, impeller 0.010', 6_40, 0, form('washer', 2.4, 0.03, 1.52))],
    [2, socketScrew['3/8-16 x 0.50']],
    [1, casting('D8818-4-CI', 'Plate, seal', 618_00, 29, form('backplate', 15.5, 2.6, 4, 8))],
    [1, oRing['2-280']],
  ],
)
