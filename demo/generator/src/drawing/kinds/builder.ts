import type { Solid } from '../solid/solid.ts'

/** A part's sizes in units of the sheet. */
export interface Size {
  radius: number
  /** Radius of the bore; 0 for a solid part. */
  bore: number
  length: number
  /** Bolt holes, vanes, balls or lobes; 0 where the parts list says nothing. */
  count: number
  /** The end the reader sees: -1 the suction end, 1 the drive end. */
  facing: -1 | 1
}

/** Where a part takes bolts. */
export interface BoltCircle {
  radius: number
  count: number
  /** Angle of the first bolt, in radians. */
  from: number
  /** Where along the shaft the bolts enter the flange from either side. */
  faces: readonly [near: number, far: number]
}

/** Builds a part along x from its suction end at 0; answers its bolt circle if bolts hold it. */
export type Builder = (solid: Solid, size: Size) => BoltCircle | undefined
