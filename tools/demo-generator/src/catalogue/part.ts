import type { Assembly, Form, FormKind } from '../assembly.ts'

/** A part of the demo catalogue; a part with lines is an assembly. */
export interface Part {
  number: string
  description: string
  form: Form
  /** Cents, written 1184_00 for $1,184.00; null when the price is on request. */
  price: number | null
  /** Pounds; null when unknown. */
  weight: number | null
  unit: 'EA' | 'FT'
  isPaintable: boolean
  isSellable: boolean
  hasOtherMaterial: boolean
  stock: number
  leadTimeDays: number
  /** Inches that an impeller can be cut down to, and its full trim, as its manual has them. */
  trims?: { min: number; full: number }
  axis: Assembly['axis']
  lines: Line[]
}

export interface Line {
  quantity: number
  part: Part
}

/** Differences from a trade's usual part. */
export type Traits = Partial<Omit<Part, 'number' | 'description' | 'form' | 'lines'>>

/** A weight below 0.16 lb is too small for the catalogue and counts as unknown. */
export function knownWeight(pounds: number): number | null {
  return pounds < 0.16 ? null : Math.round(pounds * 100) / 100
}

/** A plausible whole number from `low` to `high` that is always the same for the same part. */
export function spread(number: string, low: number, high: number): number {
  let sum = 7
  for (const letter of number) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521
  return low + (sum % (high - low + 1))
}

/** A solid in inches: `form('gasket', 13.4, 0.06, 10, 8)` is 13.4 outside, 0.06 thick, 10 inside, 8 holes. */
export function form(kind: FormKind, od: number, length: number, bore = 0, count = 0): Form {
  return { kind, od, length, ...(bore > 0 ? { bore } : {}), ...(count > 0 ? { count } : {}) }
}

/** Makes one part per row of a maker's size table, keyed by its size. */
export function bySize<Size extends string, Row>(
  rows: Record<Size, Row>,
  make: (size: Size, row: Row) => Part,
): Record<Size, Part> {
  const sizes = Object.keys(rows) as Size[]
  return Object.fromEntries(sizes.map((size) => [size, make(size, rows[size])])) as Record<Size, Part>
}
