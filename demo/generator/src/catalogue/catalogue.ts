import type { Assembly } from '../assembly.ts'
import type { Part } from './part.ts'
import { pumps } from './pumps.ts'

/** Every part of every pump once, each assembly before what it is built of. */
export const parts: Part[] = [
  ...new Map(pumps.flatMap(({ bom }) => withParts(bom)).map((part) => [part.number, part])).values(),
]

/** Every assembly that has a drawing, its lines in the order from suction to driver. */
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
