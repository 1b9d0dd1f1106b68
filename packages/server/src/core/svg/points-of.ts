import type { XastElement } from 'svgo'
import type { Box, Point } from './box.ts'
import { pairs, subpathsOf } from './read-path.ts'
import { type Matrix, numbersIn } from './read-transform.ts'

/** Width of a letter, and its reach above and below its line, in font heights: no font's metrics are known. */
const LETTER = { width: 0.58, above: 0.78, below: 0.2 }

/** Points that enclose an element's shape, in its own units; none if it draws nothing. */
export function pointsOf({ name, attributes }: XastElement): Point[] {
  const at = (attribute: string) => Number.parseFloat(attributes[attribute] ?? '0') || 0
  switch (name) {
    case 'circle':
      return corners(at('cx') - at('r'), at('cy') - at('r'), 2 * at('r'), 2 * at('r'))
    case 'ellipse':
      return corners(at('cx') - at('rx'), at('cy') - at('ry'), 2 * at('rx'), 2 * at('ry'))
    case 'rect':
    case 'image':
      return corners(at('x'), at('y'), at('width'), at('height'))
    case 'line':
      return [
        [at('x1'), at('y1')],
        [at('x2'), at('y2')],
      ]
    case 'polyline':
    case 'polygon':
      return pairs(numbersIn(attributes['points'] ?? ''))
    case 'path':
      return subpathsOf(attributes['d'] ?? '').flatMap(({ points }) => points)
    default:
      return []
  }
}

/** Estimates the box of a text that begins, is centered or ends at a point. */
export function pointsOfText(text: string, [x, y]: Point, size: number, anchor: string): Point[] {
  const width = text.length * size * LETTER.width
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  return corners(left, y - size * LETTER.above, width, size * (LETTER.above + LETTER.below))
}

/** Smallest box around points after a transform; null without points. */
export function boxAround(points: readonly Point[], [a, b, c, d, e, f]: Matrix): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    const [across, down] = [a * x + c * y + e, b * x + d * y + f]
    left = Math.min(left, across)
    right = Math.max(right, across)
    top = Math.min(top, down)
    bottom = Math.max(bottom, down)
  }
  const box = { x: left, y: top, width: right - left, height: bottom - top }
  return Object.values(box).every(Number.isFinite) ? box : null
}

export function joinBoxes(boxes: readonly (Box | null)[]): Box | null {
  const there = boxes.filter((box) => box !== null)
  return boxAround(
    there.flatMap(({ x, y, width, height }) => corners(x, y, width, height)),
    [1, 0, 0, 1, 0, 0],
  )
}

const corners = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
]
