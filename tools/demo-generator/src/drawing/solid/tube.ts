import {
  add,
  cross,
  onCircle,
  planeAcross,
  scale,
  TURN,
  unit,
  X,
  Y,
  Z,
  type Vec,
} from '../geometry/vector.ts'
import type { Solid } from './solid.ts'

export interface Section {
  centre: Vec
  u: Vec
  v: Vec
  r: number
}

/** A skin over a row of circles, such as a volute; `from` and `to` leave part of the circle open. */
export function skin(solid: Solid, around: number, sections: Section[], from = 0, to = TURN) {
  const body = solid.begin()
  const last = sections.length - 1
  solid.patch(around, last, (s, t) => {
    const { centre, u, v, r } = sections[Math.round(t * last)] as Section
    const n = onCircle([0, 0, 0], u, v, 1, from + s * (to - from))
    return { p: add(centre, scale(n, r)), n }
  })
  return body
}

/** A round hose, wire or rod of radius `r` along a path. */
export function pipe(solid: Solid, path: Vec[], r: number, around = 16) {
  let side = planeAcross(directionAt(path, 0)).u
  const sections = path.map((centre, i): Section => {
    const along = directionAt(path, i)
    const v = unit(cross(along, side))
    side = cross(v, along)
    return { centre, u: side, v, r }
  })
  skin(solid, around, sections)
  for (const end of [sections[0], sections.at(-1)] as Section[]) {
    solid.face(
      Array.from({ length: 20 }, (_, i) => onCircle(end.centre, end.u, end.v, r, (i / 20) * TURN)),
      null,
    )
    solid.circle(end.centre, end.u, end.v, r)
  }
}

function directionAt(path: Vec[], i: number): Vec {
  const before = path[Math.max(0, i - 1)] as Vec
  const after = path[Math.min(path.length - 1, i + 1)] as Vec
  return unit(add(after, scale(before, -1)))
}

/** A coil spring of wire radius `wire` wound around the shaft. */
export function coil(solid: Solid, x0: number, x1: number, r: number, wire: number, turns: number) {
  const perTurn = r > 40 ? 96 : 48
  const steps = Math.round(turns * perTurn)
  const path = Array.from({ length: steps + 1 }, (_, i) =>
    onCircle([x0 + ((x1 - x0) * i) / steps, 0, 0], Y, Z, r, (i / perTurn) * TURN),
  )
  pipe(solid, path, wire, wire > 4 ? 24 : 12)
}

export function ball(solid: Solid, centre: Vec, r: number) {
  solid.begin()
  const steps = r > 20 ? 36 : 20
  solid.patch(steps, steps / 2, (s, t) => {
    const n = add(onCircle([0, 0, 0], Y, Z, Math.sin(t * Math.PI), s * TURN), scale(X, Math.cos(t * Math.PI)))
    return { p: add(centre, scale(n, r)), n }
  })
}
