import type { FormKind } from '../../assembly.ts'
import type { Builder } from './builder.ts'
import { casingPriming, casingSplitLower, casingSplitUpper, casingVolute } from './casings.ts'
import { bowl, columnPipe, dischargeElbow, strainer, suctionBell } from './columns.ts'
import {
  adapter,
  backplate,
  bearingCover,
  flange,
  footStand,
  frameBearing,
  suctionCover,
  valveFlap,
} from './covers.ts'
import { baseplate, cable, guard, hose, motor, nameplate, stator } from './drive.ts'
import * as fasteners from './fasteners.ts'
import { impellerAxial, impellerClosed, impellerOpen } from './impellers.ts'
import * as rings from './rings.ts'
import { ballBearing, gland, mechanicalSeal, rollerBearing, spring } from './seals-and-bearings.ts'
import { couplingHalf, couplingInsert, rotor, shaft } from './shafts.ts'

/** Builder of each component; the second half of a split casing is the upper one. */
export function buildersFor(kinds: FormKind[]): Builder[] {
  return kinds.map((kind, i) =>
    kind === 'casing-split-half' && kinds.indexOf(kind) < i ? casingSplitUpper : BUILDERS[kind],
  )
}

const BUILDERS: Record<FormKind, Builder> = {
  'hex-screw': fasteners.hexScrew,
  'socket-screw': fasteners.socketScrew,
  stud: fasteners.stud,
  'hex-nut': fasteners.hexNut,
  washer: fasteners.washer,
  'lock-washer': fasteners.lockWasher,
  plug: fasteners.plug,
  'grease-fitting': fasteners.greaseFitting,
  pin: fasteners.pin,
  key: fasteners.key,
  gasket: rings.gasket,
  'o-ring': rings.oRing,
  'snap-ring': rings.snapRing,
  'wear-ring': rings.wearRing,
  'lip-seal': rings.lipSeal,
  'mechanical-seal': mechanicalSeal,
  spring,
  packing: rings.packing,
  gland,
  'lantern-ring': rings.lanternRing,
  sleeve: rings.sleeve,
  bushing: rings.bushing,
  'ball-bearing': ballBearing,
  'roller-bearing': rollerBearing,
  shaft,
  'impeller-closed': impellerClosed,
  'impeller-open': impellerOpen,
  'impeller-axial': impellerAxial,
  'casing-volute': casingVolute,
  'casing-split-half': casingSplitLower,
  'casing-priming': casingPriming,
  bowl,
  'suction-bell': suctionBell,
  strainer,
  'suction-cover': suctionCover,
  backplate,
  'frame-bearing': frameBearing,
  'bearing-cover': bearingCover,
  flange,
  adapter,
  'column-pipe': columnPipe,
  'discharge-elbow': dischargeElbow,
  'coupling-half': couplingHalf,
  'coupling-insert': couplingInsert,
  motor,
  stator,
  rotor,
  baseplate,
  foot: footStand,
  guard,
  'valve-flap': valveFlap,
  cable,
  'lifting-eye': fasteners.liftingEye,
  nameplate,
  hose,
}

/** Every kind that can be drawn. */
export const KINDS = Object.keys(BUILDERS) as FormKind[]
