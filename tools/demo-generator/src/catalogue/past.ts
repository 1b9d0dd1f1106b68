import { form, type Part } from './part.ts'
import { ballBearing } from './shared/bearings.ts'
import { lipSeal, oRing, snapRing, wearRing } from './shared/rings.ts'
import { assembly, casting, kit, machined, purchased } from './trades.ts'

const gone = { isSellable: false, stock: 0 }

const ironGland = casting(
  'D7348-1-CI',
  'Gland, seal, cast iron',
  196_00,
  3.4,
  form('gland', 5, 1.1, 1.8, 4),
  gone,
)
const drainCock = purchased('119844', 'Cock, drain, brass 1/2 NPT', 18_20, 0.5, form('plug', 1.1, 2.6), gone)
const lubricationTag = purchased('119846', 'Tag, lubrication', 2_60, 0, form('nameplate', 2, 1.2), gone)
const oldRing = wearRing('D4508-5-BZ', 'casing, split case, plain', 448_00, 10.6, 9.06, 1.6)
const oldSeal = purchased(
  'TB22640',
  'Seal, mechanical, type 8-1B 3.250, ceramic',
  1210_00,
  4.9,
  form('mechanical-seal', 5.69, 6.18, 3.25),
  gone,
)
const openBearings = kit(
  'BRS-44',
  'Bearing set, open, with oil rings',
  form('ball-bearing', 3.937, 4.5, 1.772, 8),
  [
    [1, lipSeal['1.750']],
    [1, ballBearing['6309-C3']],
    [2, snapRing['1.77']],
    [1, machined('D7344-9-CP', 'Spacer, bearing, slotted', 52_10, 0.8, form('sleeve', 2.2, 2.4, 1.78), gone)],
    [
      1,
      purchased(
        '5309-O',
        'Bearing, ball, thrust, open',
        204_00,
        2.9,
        form('ball-bearing', 3.937, 1.56, 1.772, 11),
        gone,
      ),
    ],
    [1, lipSeal['1.500']],
  ],
  gone,
)
const gearCoupling = assembly(
  'CPG-65',
  'Coupling, gear, greased, size 65',
  form('coupling-half', 9, 12, 2.125),
  [
    [1, machined('CPG-65-P', 'Hub, gear, pump', 620_00, 60, form('coupling-half', 9, 5, 2.125, 6), gone)],
    [1, machined('CPG-65-D', 'Hub, gear, driver', 640_00, 62, form('coupling-half', 9, 5, 3.375, 6), gone)],
    [2, casting('CPG-65-S', 'Sleeve, gear', 410_00, 34, form('coupling-half', 11, 4, 8, 8), gone)],
    [2, oRing['2-267']],
  ],
)

const secondSeal = purchased(
  'TB20773',
  'Seal, mechanical, type 21 1.750, second maker',
  598_40,
  1.4,
  form('mechanical-seal', 3.06, 3.33, 1.75),
  { stock: 5, leadTimeDays: 6 },
)
const hardRing = wearRing('C2934-5-SS', 'impeller, front, hardened stainless', 412_00, 4.76, 4.1, 1.1)
const aramidPacking = purchased(
  'PK38-A',
  'Packing, aramid, 3/8 square',
  14_80,
  0.16,
  form('packing', 1.94, 0.38, 1.19),
  {
    stock: 40,
  },
)

/** Parts in no current BOM: former parts, and those that may replace another. */
export const partsBeside: Part[] = [
  ironGland,
  drainCock,
  lubricationTag,
  oldRing,
  oldSeal,
  openBearings,
  ...openBearings.lines.map(({ part }) => part).filter(({ isSellable }) => !isSellable),
  gearCoupling,
  ...gearCoupling.lines.map(({ part }) => part).filter(({ isSellable }) => !isSellable),
  secondSeal,
  hardRing,
  aramidPacking,
]

/** A line as it was until a date; the current line at the same position applies from then on. */
export interface PastLine {
  parent: string
  position: number
  part: string
  quantity: number
  until: string
}

/** Lines superseded, replaced, counted again and removed, and an assembly for an assembly, in two models over three years. */
export const pastLines: PastLine[] = [
  { parent: '4RB-SK-175', position: 2, part: ironGland.number, quantity: 1, until: '2020-06-01' },
  { parent: '4RB-SK-175', position: 6, part: 'OR2-222-N', quantity: 1, until: '2022-03-14' },
  { parent: '4RB-RE-10', position: 6, part: '118512', quantity: 3, until: '2021-03-01' },
  { parent: '4RB-WE-10', position: 18, part: drainCock.number, quantity: 1, until: '2020-10-01' },
  { parent: '4RB-PE-45', position: 9, part: openBearings.number, quantity: 1, until: '2021-06-15' },
  { parent: '8HSC-RT-17', position: 4, part: oldRing.number, quantity: 2, until: '2022-03-14' },
  { parent: '8HSC-SK-325', position: 3, part: oldSeal.number, quantity: 1, until: '2022-09-01' },
  { parent: '8HSC-EM-150', position: 6, part: gearCoupling.number, quantity: 1, until: '2022-03-14' },
  { parent: '8HSC-EM-150', position: 10, part: 'H38-PT', quantity: 6, until: '2023-02-01' },
  { parent: '8HSC-BH-60', position: 12, part: lubricationTag.number, quantity: 2, until: '2023-02-01' },
]

/** BOM positions that had no part before a date. */
export const addedLines = [
  { parent: '4RB-PE-45', position: 7, since: '2022-01-10' },
  { parent: '8HSC-CA-17', position: 5, since: '2022-09-01' },
]

/** Parts that may replace another; in all BOMs if none is named. */
export const alternates = [
  {
    part: 'TB10773',
    alternate: secondSeal.number,
    kind: 'EQUAL',
    isBothWays: true,
    bom: '',
    note: 'Same faces and bellows.',
  },
  {
    part: 'C2134-5-BZ',
    alternate: hardRing.number,
    kind: 'BETTER',
    isBothWays: false,
    bom: '4RB-RE-10',
    note: 'For sand; the casing ring stays bronze.',
  },
  {
    part: 'PK38-G',
    alternate: aramidPacking.number,
    kind: 'IN_NEED',
    isBothWays: false,
    bom: '12VT-SB-12',
    note: 'Not above 140 °F; renew it within 500 hours.',
  },
]
