/** Side of a tile, and the longest side of a picture that needs no tiles, in pixels. */
export const tileLimits = { side: 1_024, whole: 2_500 } as const

export interface Size {
  width: number
  height: number
}

/** A tile of a picture. Level 0 has the picture's full resolution; each further level halves it. */
export interface Tile {
  level: number
  column: number
  row: number
}

export interface Rectangle extends Size {
  x: number
  y: number
}

/** Number of tile levels of a picture in addition to the whole picture; 0 when the whole picture shows every pixel. */
export function tileLevels({ width, height }: Size): number {
  return Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / tileLimits.whole)))
}

/** The tile level to show at a scale (screen pixels per picture pixel); null when the whole picture is sharp enough. */
export function levelAt(picture: Size, scale: number): number | null {
  const levels = tileLevels(picture)
  const sharp = tileLimits.whole / Math.max(picture.width, picture.height)
  if (levels === 0 || scale <= sharp) return null
  return Math.min(Math.max(Math.floor(Math.log2(1 / scale)), 0), levels - 1)
}

/** Tiles of a level that cover a region of a picture, given in picture pixels (CALLOUT-37). */
export function tilesOver(picture: Size, piece: Rectangle, level: number): Tile[] {
  const side = tileLimits.side * 2 ** level
  const span = (from: number, length: number, whole: number) => {
    const first = Math.floor(Math.max(0, from) / side)
    const last = Math.ceil(Math.min(whole, from + length) / side)
    return Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index)
  }
  const columns = span(piece.x, piece.width, picture.width)
  return span(piece.y, piece.height, picture.height).flatMap((row) =>
    columns.map((column) => ({ level, column, row })),
  )
}

/** Bounds of a tile in picture pixels; tiles at the edges are smaller. */
export function placeOf({ level, column, row }: Tile, { width, height }: Size): Rectangle {
  const side = tileLimits.side * 2 ** level
  const [x, y] = [column * side, row * side]
  return { x, y, width: Math.min(side, width - x), height: Math.min(side, height - y) }
}

/** `0-3-2` */
export const tileName = ({ level, column, row }: Tile): string => `${level}-${column}-${row}`

/** URL path of a tile of a published picture, by the picture's hash; null for an invalid hash. */
export function tilePath(hash: string, tile: Tile): string | null {
  return /^[\da-f]{64}$/.test(hash) ? `/svgs/${hash}/${tileName(tile)}.png` : null
}
