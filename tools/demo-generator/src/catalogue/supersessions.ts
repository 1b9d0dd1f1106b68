import { form, type Part } from './part.ts'
import { casting, purchased } from './trades.ts'

const oRing = { kind: 'o-ring', od: 1.762, length: 0.139, bore: 1.484 } as const

/** Parts that are in no BOM yet: each replaces an older one. */
export const replacements: Part[] = [
  purchased('OR2-222-F', 'O-ring, fluorosilicone 2-222', 3_40, 0, oRing, { isSellable: false, stock: 0 }),
  purchased('119402', 'Fitting, grease 1/8 NPT, stainless', 3_15, 0, {
    kind: 'grease-fitting',
    od: 0.44,
    length: 0.75,
  }),
  casting(
    'D7241-2-DI',
    'Frame, bearing, oil or grease',
    1560_00,
    89.5,
    form('frame-bearing', 13.5, 10.1, 3.94, 8),
  ),
  casting(
    'D6116-3-SS',
    'Impeller, enclosed, 7 vane, turbine, stainless',
    1140_00,
    15.9,
    form('impeller-closed', 8.6, 3.8, 1.69, 7),
    { isPaintable: false, trims: { min: 7.5, full: 8.6 }, leadTimeDays: 21 },
  ),
]

/** Replacements of parts, among them a chain of two, a part that is not sold, and an impeller. */
export const supersessions = [
  { part: 'OR2-222-N', replacedBy: 'OR2-222-F' },
  { part: 'OR2-222-F', replacedBy: 'OR2-222-V' },
  { part: '119401', replacedBy: '119402' },
  { part: 'D7241-1-DI', replacedBy: 'D7241-2-DI' },
  { part: 'D6116-3-BZ', replacedBy: 'D6116-3-SS' },
  { part: 'D4508-5-BZ', replacedBy: 'D4408-5-BZ' },
]
