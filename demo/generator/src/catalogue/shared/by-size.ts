import type { Part } from '../part.ts'

/** Makes one part per row of a maker's size table, found again under its size. */
export function bySize<Size extends string, Row>(
  rows: Record<Size, Row>,
  make: (size: Size, row: Row) => Part,
): Record<Size, Part> {
  const sizes = Object.keys(rows) as Size[]
  return Object.fromEntries(sizes.map((size) => [size, make(size, rows[size])])) as Record<Size, Part>
}
