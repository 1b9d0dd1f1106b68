const nouns = 'bolt nut washer gasket bearing sleeve shaft ring cover casing seal key plug'.split(' ')
const kinds = 'hex flat lock thrust radial suction discharge inboard outboard wear'.split(' ')
const materials = ['bronze', 'steel', 'stainless', 'viton', 'carbon']
const sizes = Array.from({ length: 24 }, (_, size) => [4, 8, 16].map((part) => `${size + 1}/${part}`)).flat()

/** Queries of two words that many people ask for; the shop keeps the results of some hundred such queries. */
export const usualQueries = nouns.flatMap((noun) => kinds.map((kind) => `${noun} ${kind}`)).slice(0, 40)

/** A noun, a kind, a size and a material; another query for each of the first 46,800 numbers, in mixed order. */
export function queryAt(number: number): string {
  const mixed = number * 7_919
  const [noun, kind] = [at(nouns, mixed), at(kinds, mixed / 13)]
  return `${noun} ${kind} ${at(sizes, mixed / 130)} ${at(materials, mixed / 9_360)}`
}

const at = (from: readonly string[], index: number) => from[Math.floor(index) % from.length] ?? ''
