import { TURN, type Point } from '../geometry/vector.ts'
import type { Occupancy } from './footprint.ts'
import type { Bounds } from './lay-out.ts'

/** Center of a balloon, and the point of the part to which its leader leads. */
export interface Balloon {
  centre: Point
  anchor: Point
}

export const BALLOON_RADIUS = 27
const CLEARANCE = 2 * BALLOON_RADIUS + 12
const LEADERS = [64, 84, 106, 132, 164, 204, 252]
const SWEEPS = 4

/** Places one balloon for each part around the drawing: without overlaps, with short leaders that do not cross. */
export function placeBalloons(cells: Point[][], occupancy: Occupancy, bounds: Bounds): Balloon[] {
  const choices = cells.map((own, part) => choicesFor(own, part, occupancy, bounds))
  const balloons: (Balloon | undefined)[] = cells.map(() => undefined)
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    choices.forEach((options, part) => {
      const others = balloons.filter((b, i): b is Balloon => b !== undefined && i !== part)
      balloons[part] = cheapest(options, others)
    })
  return balloons as Balloon[]
}

interface Choice extends Balloon {
  cost: number
}

function cheapest(options: Choice[], others: Balloon[]): Balloon {
  let best = options[0] as Choice
  let least = Infinity
  for (const option of options) {
    if (option.cost >= least) continue
    const cost = others.reduce((sum, other) => sum + conflict(option, other), option.cost)
    if (cost < least) [best, least] = [option, cost]
  }
  return { centre: best.centre, anchor: best.anchor }
}

/** Cost of two balloons or leaders in each other's way. */
function conflict(a: Balloon, b: Balloon): number {
  const gap = Math.hypot(a.centre[0] - b.centre[0], a.centre[1] - b.centre[1])
  const overlap = gap < CLEARANCE ? 20_000 + (CLEARANCE - gap) * 50 : 0
  const crossing = doCross(a, b) ? 1500 : 0
  const covered = [distanceToLeader(a.centre, b), distanceToLeader(b.centre, a)].filter(
    (d) => d < BALLOON_RADIUS + 8,
  )
  return overlap + crossing + covered.length * 2500
}

/** Every position that a part's balloon could have, with its own cost, cheapest first. */
function choicesFor(own: Point[], part: number, occupancy: Occupancy, bounds: Bounds): Choice[] {
  const visible = own.filter((point) => occupancy.ownerAt(point) === part)
  const points = visible.length ? visible : own
  const choices: Choice[] = []
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * TURN
    const anchor = anchorTowards(points, angle)
    for (const bend of [0, 0.35, -0.35])
      for (const length of LEADERS) {
        const direction: Point = [Math.cos(angle + bend), Math.sin(angle + bend)]
        const centre: Point = [anchor[0] + direction[0] * length, anchor[1] + direction[1] * length]
        const cost = costAlone({ centre, anchor }, part, occupancy, bounds) + Math.abs(bend) * 12
        choices.push({ centre, anchor, cost })
      }
  }
  return choices.toSorted((a, b) => a.cost - b.cost)
}

/** Visible point that lies farthest in that direction, a little inside the part's edge. */
function anchorTowards(points: Point[], angle: number): Point {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const reach = (p: Point) => p[0] * dx + p[1] * dy
  const farthest = points.reduce((best, p) => (reach(p) > reach(best) ? p : best))
  const inset: Point = [farthest[0] - dx * 9, farthest[1] - dy * 9]
  return points.some((p) => Math.hypot(p[0] - inset[0], p[1] - inset[1]) < 4) ? inset : farthest
}

function costAlone({ centre, anchor }: Balloon, part: number, occupancy: Occupancy, bounds: Bounds): number {
  const length = Math.hypot(centre[0] - anchor[0], centre[1] - anchor[1])
  let cost = length
  for (let d = 6; d < length - BALLOON_RADIUS; d += 5) {
    const t = d / length
    const owner = occupancy.ownerAt([
      anchor[0] + (centre[0] - anchor[0]) * t,
      anchor[1] + (centre[1] - anchor[1]) * t,
    ])
    if (owner !== undefined) cost += owner === part ? 2 : 16
  }
  for (const r of [0, 14, BALLOON_RADIUS + 7])
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * TURN
      if (occupancy.ownerAt([centre[0] + r * Math.cos(angle), centre[1] + r * Math.sin(angle)]) !== undefined)
        cost += 70
    }
  const outside =
    Math.max(0, bounds.left - centre[0], centre[0] - bounds.right) +
    Math.max(0, bounds.top - centre[1], centre[1] - bounds.bottom)
  return cost + outside * 0.4
}

function doCross(a: Balloon, b: Balloon): boolean {
  const side = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return (
    side(a.anchor, a.centre, b.anchor) > 0 !== side(a.anchor, a.centre, b.centre) > 0 &&
    side(b.anchor, b.centre, a.anchor) > 0 !== side(b.anchor, b.centre, a.centre) > 0
  )
}

function distanceToLeader([x, y]: Point, { anchor, centre }: Balloon): number {
  const [dx, dy] = [centre[0] - anchor[0], centre[1] - anchor[1]]
  const t = Math.min(1, Math.max(0, ((x - anchor[0]) * dx + (y - anchor[1]) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - anchor[0] - dx * t, y - anchor[1] - dy * t)
}
