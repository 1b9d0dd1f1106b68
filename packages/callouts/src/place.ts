import type { Outline } from './outline-of.ts'
import type { Read } from './read-row.ts'

/** A place of a picture that may be a callout; x and y are its middle. */
export interface Place {
  shape: Outline['shape'] | 'BARE'
  x: number
  y: number
  halfWidth: number
  halfHeight: number
  read: Read
}

/** True when the middle of one lies in the other. */
export const isIn = (a: Place, b: Place) =>
  Math.abs(a.x - b.x) < b.halfWidth && Math.abs(a.y - b.y) < b.halfHeight
