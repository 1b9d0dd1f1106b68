import type { Point } from '../geometry/vector.ts'
import { chainLinks, link, type Links } from './chain-links.ts'
import { isCovered, type DepthBuffer } from './depth-buffer.ts'
import { simplify, smooth } from './simplify.ts'
import { polyline, type Trail } from './trail.ts'

/** The closed outlines of everything covered, holes included: fill them by the even-odd rule. */
export function traceOutline(buffer: DepthBuffer): Trail[] {
  const corners = buffer.width + 1
  return chainLinks(bordersOf(buffer))
    .filter((chain) => chain.length > 6 * buffer.dotsPerUnit)
    .map((chain) => {
      const points = chain.map(
        (key): Point => [
          buffer.left + (key % corners) / buffer.dotsPerUnit,
          buffer.top + Math.floor(key / corners) / buffer.dotsPerUnit,
        ],
      )
      return polyline(simplify(smooth(points, 2), 0.4))
    })
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
