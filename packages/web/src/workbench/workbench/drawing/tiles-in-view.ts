import {
  levelAt,
  placeOf,
  type Rectangle,
  type Size,
  type Tile,
  tileName,
  tilesOver,
} from '@volute/domain/catalogue/bom'

/** Visible region in image pixels, and the zoom. */
export interface Shown {
  region: Rectangle
  scale: number
}

export interface TileInView extends Rectangle {
  name: string
}

/** Visible tiles of the level that is sharp at this size; none where the whole picture is sharp. */
export function tilesInView(picture: Size, { region, scale }: Shown, pixelRatio = 1): TileInView[] {
  const level = levelAt(picture, scale * pixelRatio)
  const tiles: Tile[] = level === null ? [] : tilesOver(picture, region, level)
  return tiles.map((tile) => ({ name: tileName(tile), ...placeOf(tile, picture) }))
}

/** Visible region of a picture on a stage, from the screen rectangles of both. */
export function shownOf(stage: Rectangle, picture: Rectangle, { width }: Size): Shown | null {
  const scale = picture.width / width
  if (!(scale > 0)) return null
  const [x, y] = [(stage.x - picture.x) / scale, (stage.y - picture.y) / scale]
  return { region: { x, y, width: stage.width / scale, height: stage.height / scale }, scale }
}
