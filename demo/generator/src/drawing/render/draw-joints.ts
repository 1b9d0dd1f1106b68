import type { Point } from '../geometry/vector.ts'
import type { Solid } from '../solid/solid.ts'
import { chainLinks, link, type Links } from './chain-links.ts'
import type { DepthBuffer } from './depth-buffer.ts'
import { simplify, smooth } from './simplify.ts'
import { polyline } from './trail.ts'
import type { View } from './view.ts'

/** Draws where two bodies of a part run into each other, unless a line is there already. */
export function drawJoints({ buffer, inked, trails }: View, joined: Solid['joined']) {
  const corners = buffer.width + 1
  for (const chain of chainLinks(jointsOf(buffer, inked, joined))) {
    if (chain.length < 4 * buffer.dotsPerUnit) continue
    const points = chain.map(
      (key): Point => [
        buffer.left + (key % corners) / buffer.dotsPerUnit,
        buffer.top + Math.floor(key / corners) / buffer.dotsPerUnit,
      ],
    )
    trails.d.push(polyline(simplify(smooth(points, 12), 0.15)))
  }
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
