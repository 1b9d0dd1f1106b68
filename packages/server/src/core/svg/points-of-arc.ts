import type { Point } from './box.ts'

/** Points along an arc, its end last. */
const STEPS = 8

/**
 * Points along an elliptic arc, given as a path has it: radii, rotation in degrees and two flags. Follows the conversion to a
 * center in the SVG standard, appendix B.2.4.
 */
export function pointsOfArc([x1, y1]: Point, arc: readonly number[], end: Point): Point[] {
  const [x2, y2] = end
  const [radiusX = 0, radiusY = 0, degrees = 0, isLarge = 0, isClockwise = 0] = arc
  let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)]
  if (rx === 0 || ry === 0 || (x1 === x2 && y1 === y2)) return [end]
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [halfX, halfY] = [(x1 - x2) / 2, (y1 - y2) / 2]
  const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX]
  const excess = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2)
  if (excess > 1) [rx, ry] = [rx * excess, ry * excess]
  const across = (rx * y) ** 2 + (ry * x) ** 2
  const far = Math.sqrt(Math.max(0, (rx * ry) ** 2 / across - 1)) * (isLarge === isClockwise ? -1 : 1)
  const [cx, cy] = [(far * rx * y) / ry, (-far * ry * x) / rx]
  const from = Math.atan2((y - cy) / ry, (x - cx) / rx)
  let sweep = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - from
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI
  const inner = Array.from({ length: STEPS - 1 }, (_, step): Point => {
    const angle = from + (sweep * (step + 1)) / STEPS
    const [px, py] = [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
    return [cos * px - sin * py + (x1 + x2) / 2, sin * px + cos * py + (y1 + y2) / 2]
  })
  return [...inner, end]
}
