import type { Assembly } from '../assembly.ts'
import { endSuction, endSuctionBareShaft } from './models/end-suction.ts'
import { mixedFlow } from './models/mixed-flow.ts'
import { selfPriming, selfPrimingDiesel } from './models/self-priming.ts'
import { splitCase } from './models/split-case.ts'
import { submersible } from './models/submersible.ts'
import { verticalTurbine } from './models/vertical-turbine.ts'
import type { Part } from './part.ts'

/** A pump as it is sold: its bill of materials, whose number is a part number. */
export interface Pump {
  bom: Part
  model: string
  type: string
  hasDrawing: boolean
  /** Its parts list stays nested even without a drawing of the whole (LOOKUP-20). */
  isForceNested: boolean
}

const usual = { hasDrawing: true, isForceNested: false }

export const pumps: Pump[] = [
  { bom: endSuction, model: '4RB', type: 'End Suction', ...usual },
  { bom: endSuctionBareShaft, model: '4RB', type: 'End Suction', ...usual, hasDrawing: false },
  { bom: selfPriming, model: 'T6A', type: 'Self-Priming', ...usual },
  { bom: selfPrimingDiesel, model: 'T6A', type: 'Self-Priming', hasDrawing: false, isForceNested: true },
  { bom: verticalTurbine, model: '12VT', type: 'Vertical Turbine', ...usual },
  { bom: splitCase, model: '8HSC', type: 'Horizontal Split Case', ...usual },
  { bom: mixedFlow, model: '16MF', type: 'Mixed Flow', ...usual },
  { bom: submersible, model: '4SUB', type: 'Submersible', ...usual },
]

/** Every part of every pump once, each assembly before its parts. */
export const parts: Part[] = [
  ...new Map(pumps.flatMap(({ bom }) => withParts(bom)).map((part) => [part.number, part])).values(),
]

/** Every assembly that has a drawing, with its lines in order from suction to driver. */
export const assemblies: Assembly[] = parts.filter(hasDrawing).map((part) => ({
  partNumber: part.number,
  title: part.description,
  axis: part.axis,
  components: part.lines.map((line, index) => ({
    position: index + 1,
    partNumber: line.part.number,
    description: line.part.description,
    quantity: line.quantity,
    form: line.part.form,
  })),
}))

function withParts(part: Part): Part[] {
  return [part, ...part.lines.flatMap((line) => withParts(line.part))]
}

function hasDrawing(part: Part): boolean {
  return part.lines.length > 0 && pumps.every((pump) => pump.bom !== part || pump.hasDrawing)
}
