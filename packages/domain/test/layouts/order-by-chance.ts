/** Part of the catalogue with what an order says about it. */
export interface OrderedPart {
  part: string
  description: string
  unit: string
  price: number
}

export interface GeneratedLayout {
  name: string
  text: string
  lines: { part: string; quantity: number }[]
  decimalMark: '.' | ','
  /** Layouts without a header, or with several quantities, may be asked about. */
  mayAsk: boolean
}

/** A random number generator with a seed, so that every run reads the same texts. */
export function openChance(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T
  return { next, pick }
}

export type Chance = ReturnType<typeof openChance>

const counts = [1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 20, 24, 25, 48, 50, 100, 144, 250, 999, 1200, 2500]

export function makeOrder(parts: readonly OrderedPart[], lines: number, { pick }: Chance) {
  return Array.from({ length: lines }, () => ({ ...pick(parts), quantity: pick(counts) }))
}

export type Line = ReturnType<typeof makeOrder>[number]

/** Cells of a row in one line, in quotation marks where the separator needs them. */
export function joined(row: readonly string[], separator: string): string {
  if (separator === '|') return row.length > 1 ? `| ${row.join(' | ')} |` : row.join('')
  return row
    .map((cell) =>
      cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell,
    )
    .join(separator)
}

export const dollars = (value: number) => value.toFixed(2)
