import { assembly, makeParts, numbersOf, some } from './bench-catalogue.ts'
import { linesOf, nestedBom } from './bench-lines.ts'
import { slowBoms } from './bench-numbers.ts'
import type { Chance } from './seeded.ts'

const LEAVES = 3_000

/** Makes the catalogue that a slowed browser opens. */
export function slowCatalogue(chance: Chance) {
  const leaves = makeParts(0, LEAVES, false, chance)
  const leafNumbers = numbersOf(leaves)
  const models = makeParts(LEAVES, slowBoms.models, true, chance)
  const flat = [slowBoms.long, slowBoms.longest].map(({ number, lines }) => ({
    number,
    ...nestedBom(number, lines, leafNumbers, chance),
  }))
  const { number: nested, subs, linesOfEach } = slowBoms.nested
  const nestedSubs = Array.from({ length: subs }, (_, index) => `${nested}-S${index + 1}`)
  const tops = [...flat.flatMap((bom) => [bom.number, ...bom.subs]), nested, ...nestedSubs]
  const fill = () => some(leafNumbers, linesOfEach, linesOfEach, chance)
  return {
    parts: [...leaves, ...models, ...tops.map(assembly)],
    lines: [
      ...flat.flatMap((bom) => bom.rows),
      ...linesOf(nested, [...nestedSubs, ...fill()], chance),
      ...[...nestedSubs, ...numbersOf(models)].flatMap((number) => linesOf(number, fill(), chance)),
    ],
    pumps: numbersOf(models).map((number, index) => ({
      bom_number: number,
      pump_model: `M${index}`,
      serial_number: slowSerial(index),
    })),
    boms: [{ bom_number: nested, force_nested: 'yes' }],
  }
}

/** Serial number of the pump of a model. */
export const slowSerial = (model: number): string => String(900_000 + model)
