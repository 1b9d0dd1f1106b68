import type { Point } from '../drawing/geometry/vector.ts'
import type { Stroke } from '../drawing/solid/solid.ts'

/** Sides of the center line on which a shape is drawn. */
export type Sides = 'both' | 'above' | 'below'

/** A shape of an assembled pump, cut along its shaft; a point is a position along the shaft and the distance from it. */
export interface Shape {
  /** Part that it shows, within its assembly: `4RB-WE-10/D7232-1-CI`. */
  part: string
  points: readonly Point[]
  sides: Sides
  /** Hatching of a face, which has an outline and is hatched where it is cut; a line has none. */
  face?: { hatchStep: number; lean: number }
  stroke: Stroke
}

/** Reads points written as in SVG: `0,168 0,206` are two, one above the other. */
export function at(points: string): Point[] {
  return points.split(' ').map((point): Point => {
    const [x = 0, r = 0] = point.split(',').map(Number)
    return [x, r]
  })
}

interface FaceOptions {
  /** Distance between the hatch lines; 0 for what is not cut, such as a shaft. */
  step?: number
  lean?: number
  sides?: Sides
}

export function face(part: string, points: readonly Point[], options: FaceOptions = {}): Shape {
  const { step = 7, lean = 45, sides = 'both' } = options
  return { part, points, sides, face: { hatchStep: step, lean }, stroke: 's' }
}

export function line(
  part: string,
  points: readonly Point[],
  stroke: Stroke = 'e',
  sides: Sides = 'both',
): Shape {
  return { part, points, sides, stroke }
}

/** A ring of rectangular section. */
export function ringFace(part: string, [x0, x1]: Point, [inner, outer]: Point, options?: FaceOptions): Shape {
  const corners: Point[] = [
    [x0, inner],
    [x0, outer],
    [x1, outer],
    [x1, inner],
  ]
  return face(part, corners, options)
}

/** A ball, or a wire of round section. */
export function ball(part: string, [x, r]: Point, radius: number): Shape {
  const corners = Array.from({ length: 24 }, (_, i): Point => {
    const angle = (i / 12) * Math.PI
    return [x + radius * Math.cos(angle), r + radius * Math.sin(angle)]
  })
  return face(part, corners, { step: 0 })
}

/** A stepped shaft; each step has its end along the shaft and its radius. It is never cut. */
export function shaftFace(part: string, from: number, steps: readonly Point[]): Shape[] {
  const upper = steps.flatMap(([to, r], i): Point[] => [
    [steps[i - 1]?.[0] ?? from, r],
    [to, r],
  ])
  const lower = upper.toReversed().map(([x, r]): Point => [x, -r])
  return [
    face(part, [...upper, ...lower], { step: 0, sides: 'above' }),
    ...steps.slice(0, -1).map(([x, r], i) => {
      const least = Math.min(r, steps[i + 1]?.[1] ?? r)
      return line(
        part,
        [
          [x, 0],
          [x, least],
        ],
        'd',
      )
    }),
  ]
}
