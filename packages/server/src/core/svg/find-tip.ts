import type { Box } from './box.ts'

/** Grey pixels, of one or more channels. */
export interface Ink {
  data: Uint8Array
  width: number
  height: number
  channels: number
}

/** Pixels darker than this are ink: leaders are thin, and grey once a plan is reduced. */
const DARK = 200
/** Directions in which a leader is searched. */
const RAYS = 360
/** Where a leader is first seen, in radii of its callout. */
const OUTSIDE = 1.2
/** Pixels of paper after which a line has ended. */
const GAP = 4

/**
 * End of the straight leader line that leaves a callout, in pixels: there is the part. The callout's own center where no line
 * leaves it.
 */
export function findTip(ink: Ink, { x, y, width, height }: Box): readonly [x: number, y: number] {
  const center = [x + width / 2, y + height / 2] as const
  const radius = Math.max(width, height) / 2
  let best: readonly [number, number] = center
  let longest = radius * 0.6
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (ray * 2 * Math.PI) / RAYS
    const direction = [Math.cos(angle), Math.sin(angle)] as const
    const length = lengthOf(ink, center, direction, radius * OUTSIDE)
    if (length > longest) {
      longest = length
      const reach = radius * OUTSIDE + length
      best = [center[0] + direction[0] * reach, center[1] + direction[1] * reach]
    }
  }
  return best
}

/** Length of the line that starts at a distance from a point, in a direction. */
function lengthOf(
  ink: Ink,
  [x, y]: readonly [number, number],
  [across, down]: readonly [number, number],
  start: number,
): number {
  let [last, at] = [start, start]
  for (; at - last <= GAP; at++) {
    if (isDark(ink, x + across * at, y + down * at, across, down)) last = at
    if (at === start + GAP && last === start) return 0
  }
  return last - start
}

/** True with ink at a place, or one pixel beside it: a line is rarely at a whole degree. */
function isDark({ data, width, height, channels }: Ink, x: number, y: number, across: number, down: number) {
  return [0, 1, -1].some((beside) => {
    const [column, row] = [Math.round(x - down * beside), Math.round(y + across * beside)]
    if (column < 0 || row < 0 || column >= width || row >= height) return false
    return (data[(row * width + column) * channels] ?? 255) < DARK
  })
}
