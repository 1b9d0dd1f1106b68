import type { Manual } from './manual.ts'
import { endSuctionManual } from './manuals/end-suction.ts'
import { mixedFlowManual } from './manuals/mixed-flow.ts'
import { motorManual } from './manuals/motor.ts'
import { selfPrimingManual } from './manuals/self-priming.ts'
import { splitCaseManual } from './manuals/split-case.ts'
import { submersibleManual } from './manuals/submersible.ts'
import { verticalTurbineManual } from './manuals/vertical-turbine.ts'

export const manuals: Manual[] = [
  endSuctionManual,
  selfPrimingManual,
  verticalTurbineManual,
  splitCaseManual,
  mixedFlowManual,
  submersibleManual,
  motorManual,
]
