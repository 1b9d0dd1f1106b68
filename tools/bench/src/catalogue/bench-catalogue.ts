import { benchBoms, catalogueSize } from './bench-numbers.ts'
import { type LineRow, linesOf, nestedBom } from './bench-lines.ts'
import { type BenchPart, benchPart } from './bench-parts.ts'
import { between, type Chance, pick } from './seeded.ts'

/** A maker with millions of parts has built no more pumps. */
const MOST_PUMPS = 350_000

/** Makes a maker's catalogue with the BOMs that the bench looks up: for 60,000 parts, 35,000 pumps built to 2,000 models. */
export function benchCatalogue(chance: Chance, parts: number = catalogueSize.parts) {
  const pumpModels = Math.round(parts / 30)
  const subAssemblies = 4 * pumpModels
  const measured = Object.keys(benchBoms).length + (benchBoms.middle.lines + benchBoms.large.lines) / 10
  const leafCount = parts - pumpModels - subAssemblies - measured
  const leaves = makeParts(0, leafCount, false, chance)
  const subs = makeParts(leafCount, subAssemblies, true, chance)
  const models = makeParts(leafCount + subAssemblies, pumpModels, true, chance)
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
    pumps: pumpRows(modelNumbers, Math.min(MOST_PUMPS, Math.round((parts * 7) / 12)), chance),
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

function pumpRows(models: readonly string[], count: number, chance: Chance) {
  return Array.from({ length: count }, (_, index) => ({
    bom_number: pick(chance, models),
    pump_model: `M${index % 60}`,
    serial_number: String(500_000 + index),
    trim: (between(chance, 24, 80) / 8).toFixed(3),
    ship_date: `20${between(chance, 10, 25)}-0${between(chance, 1, 9)}-1${between(chance, 0, 9)}`,
  }))
}
