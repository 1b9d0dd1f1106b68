export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Point = readonly [x: number, y: number]
