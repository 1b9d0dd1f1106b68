import { type Box, joinBoxes } from './points-of.ts'
import type { Shape } from './shapes-of.ts'

/** Pieces that are compared with each other; a part of more has no repeated bodies that one could tell apart. */
const MOST_PIECES = 1_500
/** A body has at least this fraction of the largest one's area; smaller ones are fragments. */
const FRAGMENT = 0.2
/** Two bodies are alike if their sides differ by at most this fraction. */
const ALIKE = 0.35

/**
 * Shapes of one body of a part that is drawn several times in one group: one of eight nuts, not a circle of dots. A part whose
 * pieces differ, such as a seal with its spring, stays whole.
 */
export function oneBody(shapes: readonly Shape[]): readonly Shape[] {
  if (shapes.length > MOST_PIECES) return shapes
  const bodies = bodiesOf(shapes).flatMap((body) => {
    const box = joinBoxes(body.map((shape) => shape.box))
    return box ? [{ body, box }] : []
  })
  const largest = Math.max(...bodies.map(({ box }) => area(box)))
  const whole = bodies.filter(({ box }) => area(box) >= FRAGMENT * largest)
  const groups = whole.map((one) => whole.filter((other) => areAlike(one.box, other.box)))
  const repeated = groups.toSorted((a, b) => b.length - a.length)[0] ?? []
  return repeated.length > 1 && repeated.length > whole.length / 2
    ? (mostDetailed(repeated)?.body ?? shapes)
    : shapes
}

/** The body with the most lines: others are partly hidden. */
const mostDetailed = (bodies: readonly { body: readonly Shape[] }[]) =>
  bodies.toSorted((a, b) => b.body.length - a.body.length)[0]

const areAlike = (a: Box, b: Box) =>
  Math.abs(a.width - b.width) <= ALIKE * Math.max(a.width, b.width) &&
  Math.abs(a.height - b.height) <= ALIKE * Math.max(a.height, b.height)

/** Groups shapes whose boxes overlap. */
function bodiesOf(shapes: readonly Shape[]): Shape[][] {
  const bodies: { box: Box; members: Shape[] }[] = []
  for (const shape of shapes.toSorted((a, b) => area(b.box) - area(a.box))) {
    const touching = bodies.filter(({ box }) => overlap(box, shape.box))
    const [first, ...others] = touching
    if (!first) {
      bodies.push({ box: shape.box, members: [shape] })
      continue
    }
    for (const other of others) {
      first.members.push(...other.members)
      bodies.splice(bodies.indexOf(other), 1)
    }
    first.members.push(shape)
    first.box = joinBoxes([first.box, shape.box, ...others.map(({ box }) => box)]) ?? first.box
  }
  // Keep the order in which they are painted.
  const order = new Map(shapes.map((shape, at) => [shape, at]))
  return bodies.map(({ members }) => members.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)))
}

const area = ({ width, height }: Box) => width * height

const overlap = (a: Box, b: Box) =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
