import type { Grey } from './grey.ts'

const TILE = 48
/** Contrast of the faintest ink in a tile, relative to the picture's contrast. */
const FAINTEST = 0.5
/** Noise from which a picture is smoothed, relative to its contrast. */
const NOISY = 0.06
/** Ratio of gray to ink pixels below which a picture is a fax. Strokes broken by its threshold are then joined. */
const FEW_GREYS = 0.1

/** Amount of ink in each pixel, 0 to 255, relative to the paper and ink around it. Evens out gray scans and uneven light. */
export function inkOf(picture: Grey): Grey {
  const tiles = tilesOf(picture)
  const paper = widen(tiles, tiles.paper, Math.max)
  const dark = widen(tiles, tiles.dark, Math.min)
  const contrasts = paper.map((level, tile) => level - (dark[tile] ?? 0))
  const contrast = Math.max(16, contrasts.toSorted()[Math.floor(contrasts.length * 0.9)] ?? 0)
  const ink = spread(picture, tiles.columns, paper, (tile) =>
    Math.max(FAINTEST * contrast, contrasts[tile] ?? 0),
  )
  if (noiseOf(picture) > NOISY * contrast) return smooth(ink)
  return isFax(ink) ? join(ink) : ink
}

interface Tiles {
  columns: number
  rows: number
  paper: Float32Array
  dark: Float32Array
}

function tilesOf({ width, height, data }: Grey): Tiles {
  const columns = Math.ceil(width / TILE)
  const rows = Math.ceil(height / TILE)
  const paper = new Float32Array(columns * rows)
  const dark = new Float32Array(columns * rows)
  const levels = new Uint32Array(256)
  for (let tile = 0; tile < paper.length; tile++) {
    const left = (tile % columns) * TILE
    const top = Math.floor(tile / columns) * TILE
    const right = Math.min(width, left + TILE)
    const bottom = Math.min(height, top + TILE)
    levels.fill(0)
    for (let y = top; y < bottom; y++)
      for (let at = y * width + left; at < y * width + right; at++) count(levels, data[at] ?? 0)
    const pixels = (right - left) * (bottom - top)
    paper[tile] = levelAt(levels, pixels * 0.75)
    dark[tile] = levelAt(levels, pixels * 0.01)
  }
  return { columns, rows, paper, dark }
}

function count(levels: Uint32Array, level: number) {
  levels[level] = (levels[level] ?? 0) + 1
}

function levelAt(levels: Uint32Array, rank: number): number {
  let seen = 0
  for (let level = 0; level < 256; level++) {
    seen += levels[level] ?? 0
    if (seen > rank) return level
  }
  return 255
}

/** Extreme value, by `most`, of each tile and its neighbors. */
function widen({ columns, rows }: Tiles, of: Float32Array, most: (...all: number[]) => number): Float32Array {
  return of.map((own, tile) => {
    const [column, row] = [tile % columns, Math.floor(tile / columns)]
    let result = own
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
        result = most(result, of[y * columns + x] ?? own)
    return result
  })
}

function spread(
  { width, height, data }: Grey,
  columns: number,
  paper: Float32Array,
  contrastOf: (tile: number) => number,
): Grey {
  const ink = new Uint8Array(data.length)
  const factors = paper.map((_, tile) => 255 / contrastOf(tile))
  for (let y = 0; y < height; y++) {
    const first = Math.floor(y / TILE) * columns
    for (let x = 0; x < width; x++) {
      const tile = first + Math.floor(x / TILE)
      const level = ((paper[tile] ?? 0) - (data[y * width + x] ?? 0)) * (factors[tile] ?? 0)
      ink[y * width + x] = Math.max(0, Math.min(255, level))
    }
  }
  return { width, height, data: ink }
}

/** Median difference between adjacent pixels. It measures the noise of blank paper, which is most of a drawing. */
function noiseOf({ data }: Grey): number {
  const levels = new Uint32Array(256)
  let pairs = 0
  for (let at = 1; at < data.length; at += stepOf(data), pairs++)
    count(levels, Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)))
  return levelAt(levels, pairs / 2)
}

/** Sampling step: a million pixels are enough. */
const stepOf = (data: Uint8Array) => Math.max(1, Math.floor(data.length / 1_000_000)) * 2 - 1

/** True if there is ink and paper, and almost nothing in between. */
function isFax({ data }: Grey): boolean {
  let [greys, inked] = [0, 0]
  for (let at = 0; at < data.length; at += stepOf(data)) {
    const level = data[at] ?? 0
    if (level >= 230) inked++
    else if (level > 25) greys++
  }
  return greys < FEW_GREYS * inked
}

/** Fills narrow gaps between ink and keeps the ink itself. */
function join(ink: Grey): Grey {
  const { data } = smooth(ink)
  for (let at = 0; at < data.length; at++) data[at] = Math.max(data[at] ?? 0, ink.data[at] ?? 0)
  return { ...ink, data }
}

/** Smooths each pixel with its neighbors, weighted 1:2:1 in both directions. */
function smooth({ width, height, data }: Grey): Grey {
  const across = new Uint8Array(data.length)
  const result = new Uint8Array(data.length)
  for (let at = 1; at < data.length - 1; at++)
    across[at] = ((data[at - 1] ?? 0) + 2 * (data[at] ?? 0) + (data[at + 1] ?? 0) + 2) >> 2
  for (let at = width; at < data.length - width; at++)
    result[at] = ((across[at - width] ?? 0) + 2 * (across[at] ?? 0) + (across[at + width] ?? 0) + 2) >> 2
  return { width, height, data: result }
}
