import type { Box, Point } from './box.ts'
import { joinBoxes } from './points-of.ts'
import type { Shape } from './shapes-of.ts'

/** Pieces that are compared with each other; a part of more has no repeated bodies that one could tell apart. */
const MOST_PIECES = 1_500
/** A body has at least this fraction of the largest one's area; smaller ones are fragments. */
const FRAGMENT = 0.2
/** Bodies that touch have a multiple of one's lines, off by at most this fraction: some are hidden. */
const SEVERAL = 0.12
/** Two bodies are alike if their sides differ by at most this fraction. */
const ALIKE = 0.35

/**
 * Shapes of one body of a part that is drawn several times in one group: one of eight nuts, not a circle of dots. A part whose
 * pieces differ, such as a seal with its spring, stays whole.
 */
export function oneBody(shapes: readonly Shape[]): readonly Shape[] {
  if (shapes.length > MOST_PIECES) return shapes
  const bodies = bodiesOf(shapes).flatMap((body): Body[] => {
    const box = joinBoxes(body.map((shape) => shape.box))
    return box ? [{ body, box }] : []
  })
  const largest = Math.max(...bodies.map(({ box }) => area(box)))
  const whole = bodies.filter(({ box }) => area(box) >= FRAGMENT * largest)
  const groups = whole.map((one) => whole.filter((other) => areAlike(one.box, other.box)))
  const repeated = groups.toSorted((a, b) => b.length - a.length)[0] ?? []
  const best = mostDetailed(repeated)
  if (!best || repeated.length < 2) return shapes
  const isRepeated = whole.every(({ box, body }) => areAlike(box, best.box) || areSeveral(body, best.body))
  return isRepeated ? best.body : shapes
}

interface Body {
  body: readonly Shape[]
  box: Box
}

/** True for bodies of this kind that touch in the drawing: they have a multiple of its lines. */
function areSeveral(body: readonly Shape[], one: readonly Shape[]): boolean {
  const times = body.length / one.length
  return times > 1.5 && Math.abs(times - Math.round(times)) <= SEVERAL * Math.round(times)
}

/** The body with the most lines: others are partly hidden. */
const mostDetailed = (bodies: readonly Body[]): Body | undefined =>
  bodies.toSorted((a, b) => b.body.length - a.body.length)[0]

const areAlike = (a: Box, b: Box) =>
  Math.abs(a.width - b.width) <= ALIKE * Math.max(a.width, b.width) &&
  Math.abs(a.height - b.height) <= ALIKE * Math.max(a.height, b.height)

/** Groups shapes that touch, in the order in which they are painted. */
function bodiesOf(shapes: readonly Shape[]): Shape[][] {
  const bodyOf = shapes.map((_, at) => at)
  const first = (at: number): number => {
    let root = at
    while (bodyOf[root] !== root) root = bodyOf[root] ?? root
    bodyOf[at] = root
    return root
  }
  for (const [at, shape] of shapes.entries())
    for (let other = 0; other < at; other++) {
      const before = shapes[other]
      if (before && first(other) !== first(at) && touch(before, shape)) bodyOf[first(at)] = first(other)
    }
  return [...Map.groupBy(shapes.entries(), ([at]) => first(at)).values()].map((body) =>
    body.map(([, shape]) => shape),
  )
}

const area = ({ width, height }: Box) => width * height

/** True if points of one shape are in the other's box: the boxes of slanted neighbours overlap only in empty corners. */
const touch = (a: Shape, b: Shape) =>
  overlap(a.box, b.box) &&
  (a.points.some((point) => isIn(point, b.box)) || b.points.some((point) => isIn(point, a.box)))

const isIn = ([x, y]: Point, box: Box) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

const overlap = (a: Box, b: Box) =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
