import { between, type Chance, pick } from './seeded.ts'

const nouns = 'Bolt Nut Washer Gasket Bearing Sleeve Shaft Ring Cover Casing Seal Key Plug'.split(' ')
const kinds = 'hex flat lock thrust radial suction discharge inboard outboard wear'.split(' ')
const materials = ['bronze', 'steel', '316 stainless', 'cast iron', 'ductile iron', 'viton', 'carbon']
const prefixes = ['TB', 'RQ', 'NS', 'D7', 'C21', 'H', 'K4', '23']

export interface BenchPart {
  number: string
  description: string
  /** True for an assembly, which is not sellable: nobody buys a whole pump as one line. */
  isAssembly: boolean
}

/** A part of a maker's catalogue; its number depends on its index in the catalogue. */
export function benchPart(index: number, isAssembly: boolean, chance: Chance): BenchPart {
  const size = `${between(chance, 1, 24)}/${pick(chance, [4, 8, 16])}`
  const description = `${pick(chance, nouns)} ${pick(chance, kinds)} ${size} ${pick(chance, materials)}`
  return { number: benchNumber(index, isAssembly), description, isAssembly }
}

/** `RQ10001` is the part at index 1; every fortieth is an impeller such as `TB10040-3-BZ`; assemblies end in `-A`. */
export function benchNumber(index: number, isAssembly = false): string {
  const ending = isAssembly ? '-A' : index % 40 === 0 ? '-3-BZ' : ''
  return `${prefixes[index % prefixes.length]}${10_000 + index}${ending}`
}

/** Row of a part in `parts.csv`. */
export function partRow({ number, description, isAssembly }: BenchPart, chance: Chance) {
  const price = (between(chance, 50, 250_000) / 100).toFixed(2)
  const weight = (between(chance, 1, 90_000) / 100).toFixed(2)
  return {
    part_number: number,
    description,
    price: chance() < 0.03 ? '' : price,
    weight_lb: weight,
    is_paintable: chance() < 0.1,
    is_sellable: !isAssembly && chance() < 0.9,
    has_other_material: chance() < 0.05,
    stock: between(chance, 0, 60),
    lead_time_days: between(chance, 0, 90),
  }
}
