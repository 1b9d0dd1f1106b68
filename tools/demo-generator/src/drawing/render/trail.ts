import type { Point } from '../geometry/vector.ts'

/** Path of a pen over the sheet: a start, then straight steps or elliptic arcs. */
export interface Trail {
  start: Point
  steps: Step[]
}

export interface Step {
  to: Point
  arc?: { rx: number; ry: number; turn: number; sweep: 0 | 1 }
}

export const polyline = ([start, ...rest]: Point[]): Trail => ({
  start: start as Point,
  steps: rest.map((to) => ({ to })),
})

/** Writes trails, moved by `shift`, as path data: relative steps, rounded to a tenth of a unit. */
export function writePath(trails: Trail[], shift: Point): string {
  let path = ''
  let pen: Point = [0, 0]
  for (const { start, steps } of trails) {
    const first = inTenths(start, shift)
    path += path ? `m${write(stepFrom(pen, first))}` : `M${write(first)}`
    pen = first
    let command = ''
    for (const { to, arc } of steps) {
      const next = inTenths(to, shift)
      const shape = arc ? [arc.rx, arc.ry, arc.turn, 0, arc.sweep].map((n) => Math.round(n * 10)) : []
      const text = write([...shape, ...stepFrom(pen, next)])
      const letter = arc ? 'a' : 'l'
      if (letter !== command) path += letter + text
      else path += text.startsWith('-') ? text : ` ${text}`
      command = letter
      pen = next
    }
  }
  return path
}

/** Whole tenths, so that relative steps never add up rounding errors. */
const inTenths = (p: Point, shift: Point): Point => [
  Math.round((p[0] + shift[0]) * 10),
  Math.round((p[1] + shift[1]) * 10),
]

const stepFrom = (a: Point, b: Point): Point => [b[0] - a[0], b[1] - a[1]]

/** Tenths as decimals, without leading zeros or needless separators: [5, -12] is ".5-1.2". */
function write(tenths: readonly number[]): string {
  return tenths.reduce((text, value) => {
    const number = String(value / 10).replace(/^(-?)0\./, '$1.')
    return text && !number.startsWith('-') ? `${text} ${number}` : text + number
  }, '')
}
