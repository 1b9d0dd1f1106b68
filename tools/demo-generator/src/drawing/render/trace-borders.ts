import type { Point } from '../geometry/vector.ts'
import type { Solid } from '../solid/solid.ts'
import { chainLinks, link, type Links } from './chain-links.ts'
import { type DepthBuffer, isCovered } from './depth-buffer.ts'
import { simplify, smooth } from './simplify.ts'
import { polyline, type Trail } from './trail.ts'
import type { View } from './view.ts'

/** Closed outlines of everything covered, holes included; fill them by the even-odd rule. */
export function traceOutline(buffer: DepthBuffer): Trail[] {
  return chainLinks(bordersOf(buffer))
    .filter((chain) => chain.length > 6 * buffer.dotsPerUnit)
    .map((chain) => polyline(simplify(smooth(pointsOf(chain, buffer), 2), 0.4)))
}

function bordersOf(buffer: DepthBuffer): Links {
  const links: Links = new Map()
  const corner = (x: number, y: number) => y * (buffer.width + 1) + x
  for (let y = 0; y <= buffer.height; y++)
    for (let x = 0; x <= buffer.width; x++) {
      const here = isCovered(buffer, x, y)
      if (here !== isCovered(buffer, x - 1, y)) link(links, corner(x, y), corner(x, y + 1))
      if (here !== isCovered(buffer, x, y - 1)) link(links, corner(x, y), corner(x + 1, y))
    }
  return links
}

/** Draws lines where two bodies of a part run into each other, unless a line is there already. */
export function drawJoints({ buffer, inked, trails }: View, joined: Solid['joined']) {
  for (const chain of chainLinks(jointsOf(buffer, inked, joined)))
    if (chain.length >= 4 * buffer.dotsPerUnit)
      trails.d.push(polyline(simplify(smooth(pointsOf(chain, buffer), 12), 0.15)))
}

function jointsOf(
  { width, height, depths, bodies }: DepthBuffer,
  inked: Uint8Array,
  joined: Solid['joined'],
): Links {
  const glued = new Set(joined.flatMap(([a, b]) => [a * 1000 + b, b * 1000 + a]))
  const isJoint = (k: number, l: number) => {
    const [a, b] = [bodies[k] as number, bodies[l] as number]
    return (
      a !== b && !glued.has(a * 1000 + b) && Math.abs((depths[k] as number) - (depths[l] as number)) < 2.2
    )
  }
  const links: Links = new Map()
  const corner = (x: number, y: number) => y * (width + 1) + x
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const k = y * width + x
      if (depths[k] === Infinity || inked[k]) continue
      if (isJoint(k, k + 1)) link(links, corner(x + 1, y), corner(x + 1, y + 1))
      if (isJoint(k, k + width)) link(links, corner(x, y + 1), corner(x + 1, y + 1))
    }
  return links
}

/** Positions of dot corners on the sheet; a corner's number counts them row by row. */
function pointsOf(chain: number[], { left, top, width, dotsPerUnit }: DepthBuffer): Point[] {
  const corners = width + 1
  return chain.map((key) => [
    left + (key % corners) / dotsPerUnit,
    top + Math.floor(key / corners) / dotsPerUnit,
  ])
}
