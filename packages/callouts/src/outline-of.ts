import type { Box, Region, Regions } from './regions-of.ts'

/** Outline of a callout, with the paper inside it. */
export interface Outline {
  shape: 'ROUND' | 'SQUARE' | 'HEXAGON'
  x: number
  y: number
  /** Half the width and height, measured to the middle of the outline. */
  halfWidth: number
  halfHeight: number
  /** Box of the area inside. */
  box: Box
  /** First and last inside pixel of each row and column, in the order from the box's corner. */
  rows: Int32Array
  columns: Int32Array
}

/** Number of directions in which the distance of the edge is measured. */
const DIRECTIONS = 72
/**
 * Tolerated deviation of an edge from its shape, relative to the edge's distance, and the share of directions that may
 * exceed it.
 */
const TOLERANCE = 0.1
const ASTRAY = 0.22

/** Outline of a region of paper if it is round, square or hexagonal. */
export function outlineOf(regions: Regions, region: Region): Outline | undefined {
  const { rows, columns } = hull(regions, region)
  const halfWidth = (region.right - region.left + 1) / 2
  const halfHeight = (region.bottom - region.top + 1) / 2
  const x = region.left + halfWidth - 0.5
  const y = region.top + halfHeight - 0.5
  const edge = edgeOf(rows, { top: region.top, x, y })
  const shape = shapeOf(edge, halfWidth, halfHeight)
  const size = { halfWidth: halfWidth + 1, halfHeight: halfHeight + 1 }
  return shape && { shape, x, y, ...size, box: region, rows, columns }
}

/** First and last pixel of each row and column, which enclose everything drawn inside. */
function hull(regions: Regions, region: Region): Pick<Outline, 'rows' | 'columns'> {
  const rows = new Int32Array(2 * (region.bottom - region.top + 1)).fill(-1)
  const columns = new Int32Array(2 * (region.right - region.left + 1)).fill(-1)
  regions.eachRun(region, (y, from, to) => {
    const row = 2 * (y - region.top)
    if (rows[row] === -1) rows[row] = from
    rows[row + 1] = to
    for (let column = 2 * (from - region.left); column <= 2 * (to - region.left); column += 2) {
      if (columns[column] === -1) columns[column] = y
      columns[column + 1] = y
    }
  })
  return { rows, columns }
}

/** Distance of the farthest pixel in each direction. */
function edgeOf(rows: Int32Array, { top, x, y }: { top: number; x: number; y: number }): Float32Array {
  const edge = new Float32Array(DIRECTIONS)
  const add = (px: number, py: number) => {
    const turn = Math.atan2(py - y, px - x) / (2 * Math.PI)
    const direction = Math.floor((turn + 1) * DIRECTIONS + 0.5) % DIRECTIONS
    edge[direction] = Math.max(edge[direction] ?? 0, Math.hypot(px - x, py - y))
  }
  const last = rows.length / 2 - 1
  for (let row = 0; row <= last; row++) {
    const [from = 0, to = 0] = [rows[2 * row], rows[2 * row + 1]]
    add(from, top + row)
    add(to, top + row)
    // Where the edge is horizontal, the ends of the rows are far apart.
    const isLevel = row === 0 || row === last || from !== rows[2 * row - 2] || to !== rows[2 * row - 1]
    if (isLevel) for (let one = from; one <= to; one += 1) add(one, top + row)
  }
  return edge
}

function shapeOf(edge: Float32Array, halfWidth: number, halfHeight: number): Outline['shape'] | undefined {
  const ratio = halfWidth / halfHeight
  const even = Math.abs(Math.log(ratio)) < 0.12
  const hexagonal = Math.abs(Math.abs(Math.log(ratio)) - 0.144) < 0.1
  const box = (turn: number) =>
    Math.min(halfWidth / Math.abs(Math.cos(turn)), halfHeight / Math.abs(Math.sin(turn)))
  const fits = [
    even && { shape: 'ROUND' as const, fit: fitOf(edge, () => 1) },
    ratio > 0.7 && ratio < 2.6 && { shape: 'SQUARE' as const, fit: fitOf(edge, box) },
    hexagonal && { shape: 'HEXAGON' as const, fit: fitOf(edge, hexagon(ratio > 1 ? 0 : Math.PI / 6)) },
  ]
  const good = fits.filter((one) => one !== false).filter(({ fit }) => fit.astray <= ASTRAY)
  return good.toSorted((a, b) => a.fit.miss - b.fit.miss)[0]?.shape
}

/** Edge of a hexagon that has a corner at this angle. */
const hexagon = (corner: number) => (turn: number) => {
  const sector = Math.PI / 3
  const beside = (((turn - corner) % sector) + sector) % sector
  return 1 / Math.cos(beside - sector / 2)
}

/** Share of directions that miss the best-fitting size of a shape, and the mean deviation, limited to the tolerance. */
function fitOf(edge: Float32Array, at: (turn: number) => number) {
  const ratios = edge.map((distance, direction) => distance / at((2 * Math.PI * direction) / DIRECTIONS))
  const size = ratios.toSorted()[DIRECTIONS / 2] ?? 1
  const misses = ratios.map((ratio) => Math.abs(ratio / size - 1))
  const slack = TOLERANCE + 0.8 / (edge.toSorted()[DIRECTIONS / 2] ?? 1)
  const astray = misses.filter((miss) => miss > slack).length / DIRECTIONS
  const miss = misses.reduce((sum, one) => sum + Math.min(one, slack), 0) / DIRECTIONS
  return { astray, miss }
}
