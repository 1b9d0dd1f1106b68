import type { Outline } from './outline-of.ts'
import type { Read } from './read-row.ts'

/** Possible callout in a picture; x and y are its middle. */
export interface Place {
  shape: Outline['shape'] | 'BARE'
  x: number
  y: number
  halfWidth: number
  halfHeight: number
  read: Read
}

/** True if the middle of the first is inside the second. */
export const isIn = (a: Place, b: Place) =>
  Math.abs(a.x - b.x) < b.halfWidth && Math.abs(a.y - b.y) < b.halfHeight
