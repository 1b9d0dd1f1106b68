import type { Point } from '../geometry/vector.ts'
import { CELL } from './footprint.ts'

/** Which part the reader sees in each square of the sheet. */
export class Occupancy {
  owners = new Map<number, number>()

  /** Paints the parts in the given order: a later one hides an earlier one. */
  constructor(cells: Point[][], order: number[]) {
    for (const part of order) for (const point of cells[part] as Point[]) this.owners.set(keyOf(point), part)
  }

  ownerAt(point: Point): number | undefined {
    return this.owners.get(keyOf(point))
  }
}

const keyOf = ([x, y]: Point) => Math.floor(x / CELL) * 65_536 + Math.floor(y / CELL)
