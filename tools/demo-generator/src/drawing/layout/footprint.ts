import type { Point } from '../geometry/vector.ts'
import { fillDepthBuffer, isCovered } from '../render/depth-buffer.ts'
import type { Solid } from '../solid/solid.ts'

/** Side of the squares in which the layout measures the sheet, in units. */
export const CELL = 4

/** Centers of the squares that a solid covers on the sheet, seen from its own origin. */
export function footprintOf(solid: Solid): Point[] {
  const buffer = fillDepthBuffer(solid, 1 / CELL)
  const covered: Point[] = []
  for (let y = 0; y < buffer.height; y++)
    for (let x = 0; x < buffer.width; x++)
      if (isCovered(buffer, x, y))
        covered.push([buffer.left + (x + 0.5) * CELL, buffer.top + (y + 0.5) * CELL])
  return covered
}

/** Farthest reach of everything laid down so far, by strips across the direction of packing. */
export class Frontier {
  reach = new Map<number, number>()
  strip: number
  constructor(strip: number) {
    this.strip = strip
  }

  /** Smallest shift that moves points [along, across] clear of everything laid down, at least `gap` away. */
  shiftFor(points: Point[], gap: number): number {
    let shift = -Infinity
    for (const [along, across] of points) {
      const reach = this.reach.get(Math.round(across / this.strip))
      if (reach !== undefined) shift = Math.max(shift, reach - along + gap)
    }
    return shift
  }

  /** Lays down points, moved by `shift`, and keeps `margin` free on both sides of them. */
  lay(points: Point[], shift: number, margin: number) {
    const wide = Math.round(margin / this.strip)
    for (const [along, across] of points) {
      const middle = Math.round(across / this.strip)
      for (let k = middle - wide; k <= middle + wide; k++)
        this.reach.set(k, Math.max(this.reach.get(k) ?? -Infinity, along + shift))
    }
  }
}

/** Part that the reader sees in each square of the sheet. */
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
