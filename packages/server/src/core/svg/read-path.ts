import type { Point } from './box.ts'
import { pointsOfArc } from './points-of-arc.ts'
import { numbersIn } from './read-transform.ts'

/** Part of a path that is drawn without lifting the pen, as a path of its own. */
export interface Subpath {
  d: string
  /** Points that it passes through or bends toward. */
  points: Point[]
}

/** Count of numbers that a path command takes; the last two of them are its point. */
const takes: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, S: 4, Q: 4, C: 6, A: 7 }

/** Splits the data of a path into its subpaths, each starting at an absolute point. */
export function subpathsOf(d: string): Subpath[] {
  const subpaths: Subpath[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let open: Subpath | undefined
  for (const [whole, command = '', inner = ''] of d.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const kind = command.toUpperCase()
    const isRelative = command !== kind
    const count = takes[kind]
    if (kind === 'Z') {
      ;[x, y] = [startX, startY]
      if (open) open.d += 'z'
      open = undefined
    }
    if (count === undefined) continue
    const numbers = kind === 'A' ? numbersOfArcs(inner) : numbersIn(inner)
    let first = 0
    if (kind === 'M') {
      const [toX = 0, toY = 0] = numbers
      ;[x, y] = isRelative ? [x + toX, y + toY] : [toX, toY]
      ;[startX, startY] = [x, y]
      open = begin(x, y, numbers.length > 2 ? `${isRelative ? 'l' : 'L'}${numbers.slice(2).join(' ')}` : '')
      first = 2
    } else {
      if (!open) open = begin(x, y, '')
      open.d += whole
    }
    for (let at = first; at + count <= numbers.length; at += count) {
      const next = pointsOfCommand(kind, numbers.slice(at, at + count), [x, y], isRelative)
      open.points.push(...next)
      ;[x, y] = next.at(-1) ?? [x, y]
    }
  }
  return subpaths

  function begin(atX: number, atY: number, rest: string): Subpath {
    const subpath = { d: `M${round(atX)} ${round(atY)}${rest}`, points: [[atX, atY] as const] }
    subpaths.push(subpath)
    return subpath
  }
}

const round = (value: number) => Number(value.toFixed(2))

function pointsOfCommand(kind: string, taken: number[], [x, y]: Point, isRelative: boolean): Point[] {
  const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
  if (kind === 'H') return [[fromX + (taken[0] ?? 0), y]]
  if (kind === 'V') return [[x, fromY + (taken[0] ?? 0)]]
  if (kind === 'A') {
    const end: Point = [fromX + (taken[5] ?? 0), fromY + (taken[6] ?? 0)]
    return pointsOfArc([x, y], taken, end)
  }
  return pairs(taken).map(([px, py]): Point => [fromX + px, fromY + py])
}

export const pairs = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, at): Point[] =>
    at % 2 === 0 && at + 1 < numbers.length ? [[x, numbers[at + 1] ?? 0]] : [],
  )

/** Reads the numbers of arcs, whose two flags need no space before the next number: `a1 1 0 015 5`. */
function numbersOfArcs(text: string): number[] {
  const numbers: number[] = []
  for (let at = 0; ; ) {
    const place = numbers.length % 7
    const shape = place === 3 || place === 4 ? flagOfArc : numberOfArc
    shape.lastIndex = at
    const [, value] = shape.exec(text) ?? []
    if (value === undefined) return numbers
    numbers.push(Number(value))
    at = shape.lastIndex
  }
}

const flagOfArc = /[\s,]*([01])/y
const numberOfArc = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
