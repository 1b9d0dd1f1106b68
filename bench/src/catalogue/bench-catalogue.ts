import { benchBoms, catalogueSize } from './bench-numbers.ts'
import { type LineRow, linesOf, nestedBom } from './bench-lines.ts'
import { type BenchPart, benchPart } from './bench-parts.ts'
import { between, type Chance, pick } from './seeded.ts'

const PUMP_MODELS = 2_000
const SUB_ASSEMBLIES = 8_000

/** A maker's catalogue: 60,000 parts, 35,000 pumps built to 2,000 models, and the BOMs that the bench looks up. */
export function benchCatalogue(chance: Chance) {
  const measured = Object.keys(benchBoms).length + (benchBoms.middle.lines + benchBoms.large.lines) / 10
  const leafCount = catalogueSize.parts - PUMP_MODELS - SUB_ASSEMBLIES - measured
  const leaves = makeParts(0, leafCount, false, chance)
  const subs = makeParts(leafCount, SUB_ASSEMBLIES, true, chance)
  const models = makeParts(leafCount + SUB_ASSEMBLIES, PUMP_MODELS, true, chance)
  const leafNumbers = numbersOf(leaves)
  const subNumbers = numbersOf(subs)
  const modelNumbers = numbersOf(models)
  const nested = [benchBoms.middle, benchBoms.large].map(({ number, lines }) => ({
    number,
    ...nestedBom(number, lines, leafNumbers, chance),
  }))
  const drawnParts = leafNumbers.slice(0, benchBoms.drawn.lines)
  const tops = [...nested.flatMap((bom) => [bom.number, ...bom.subs]), benchBoms.drawn.number]

  const lines: LineRow[] = [
    ...subNumbers.flatMap((number) => linesOf(number, some(leafNumbers, 4, 12, chance), chance)),
    ...modelNumbers.flatMap((number) =>
      linesOf(number, [...some(subNumbers, 5, 9, chance), ...some(leafNumbers, 5, 20, chance)], chance),
    ),
    ...nested.flatMap((bom) => bom.rows),
    ...linesOf(benchBoms.drawn.number, drawnParts, chance),
  ]
  return {
    parts: [...leaves, ...subs, ...models, ...tops.map(assembly)],
    lines,
    pumps: pumpRows(modelNumbers, chance),
    drawnParts,
  }
}

export function makeParts(from: number, count: number, isAssembly: boolean, chance: Chance): BenchPart[] {
  return Array.from({ length: count }, (_, index) => benchPart(from + index, isAssembly, chance))
}

export const numbersOf = (parts: readonly BenchPart[]) => parts.map(({ number }) => number)

export const assembly = (number: string): BenchPart => ({
  number,
  description: `Assembly ${number}`,
  isAssembly: true,
})

export function some(from: readonly string[], low: number, high: number, chance: Chance): string[] {
  return Array.from({ length: between(chance, low, high) }, () => pick(chance, from))
}

function pumpRows(models: readonly string[], chance: Chance) {
  return Array.from({ length: catalogueSize.pumps }, (_, index) => ({
    bom_number: pick(chance, models),
    pump_model: `M${index % 60}`,
    serial_number: String(500_000 + index),
    trim: (between(chance, 24, 80) / 8).toFixed(3),
    ship_date: `20${between(chance, 10, 25)}-0${between(chance, 1, 9)}-1${between(chance, 0, 9)}`,
  }))
}
