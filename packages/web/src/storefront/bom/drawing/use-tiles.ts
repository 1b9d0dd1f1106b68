import {
  levelAt,
  placeOf,
  type Rectangle,
  type Size,
  type Tile,
  tileName,
  tilePath,
  tilesOver,
} from '@volute/domain/catalogue/bom'
import { drawingLimits } from '@volute/domain/core/kernel'
import { type RefObject, useCallback, useEffect, useMemo } from 'react'
import type { Reach } from './pan-zoom.ts'

/** Pictures with a longer side of more pixels than this get a proportionally higher zoom limit. */
const USUAL_SIDE = 3_000

/** Picture of a drawing that has tiles: its hash and its full size in pixels. */
interface TiledPicture {
  image: SVGImageElement
  hash: string
  size: Size
}

/** Zoom and pan limits of a drawing, high enough to show every pixel of its pictures. */
export function reachOf(drawing: SVGSVGElement): Reach {
  const sides = tiledPictures(drawing).map(({ size }) => Math.max(size.width, size.height))
  const times = Math.max(1, ...sides.map((side) => side / USUAL_SIDE))
  return { zoomMax: drawingLimits.zoomMax * times, panMax: drawingLimits.panMax * times }
}

/** Limits of the drawing on screen, computed once. */
export function useReach(drawing: SVGSVGElement): { reach: Reach } {
  return useMemo(() => ({ reach: reachOf(drawing) }), [drawing])
}

/**
 * Lays visible tiles over the pictures of a zoomed drawing (CALLOUT-37). Returns a function that repeats this when the
 * drawing rests.
 */
export function useTiles(
  stage: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  drawing: SVGSVGElement,
) {
  const pictures = useMemo(() => tiledPictures(drawing), [drawing])
  const lay = useCallback(() => {
    const seen = stage.current?.getBoundingClientRect()
    if (seen) for (const one of pictures) layTiles(one, seen)
  }, [stage, pictures])

  useEffect(() => {
    if (pictures.length === 0 || !sheet.current) return undefined
    const resized = new ResizeObserver(lay)
    resized.observe(sheet.current)
    return () => resized.disconnect()
  }, [sheet, pictures, lay])
  return lay
}

function tiledPictures(drawing: SVGSVGElement): TiledPicture[] {
  return [...drawing.querySelectorAll<SVGImageElement>('image[data-tiles]')].flatMap((image) => {
    const [width = 0, height = 0] = (image.dataset['pixels'] ?? '').split(' ').map(Number)
    const hash = image.dataset['tiles'] ?? ''
    return width > 0 && height > 0 ? [{ image, hash, size: { width, height } }] : []
  })
}

/** Keeps the level's tiles that are still visible, and removes the others. */
function layTiles(picture: TiledPicture, seen: DOMRect) {
  const { image, size } = picture
  const box = image.getBoundingClientRect()
  if (box.width === 0) return
  const scale = box.width / size.width
  const level = levelAt(size, scale * window.devicePixelRatio)
  const piece = {
    x: (seen.left - box.left) / scale,
    y: (seen.top - box.top) / scale,
    width: seen.width / scale,
    height: seen.height / scale,
  }
  const wanted = new Map(
    (level === null ? [] : tilesOver(size, piece, level)).map((tile) => [tileName(tile), tile]),
  )
  for (const laid of image.parentElement?.querySelectorAll<SVGImageElement>('image[data-tile]') ?? [])
    if (laid.dataset['of'] === picture.hash && !wanted.delete(laid.dataset['tile'] ?? '')) laid.remove()
  image.after(...[...wanted.values()].flatMap((tile) => tileOf(picture, tile) ?? []))
}

function tileOf({ image, hash, size }: TiledPicture, tile: Tile): SVGImageElement | null {
  const path = tilePath(hash, tile)
  if (!path) return null
  const laid = document.createElementNS('http://www.w3.org/2000/svg', 'image')
  laid.dataset['tile'] = tileName(tile)
  laid.dataset['of'] = hash
  const place = inDrawing(placeOf(tile, size), image, size)
  for (const [name, value] of Object.entries({ ...place, href: path, preserveAspectRatio: 'none' }))
    laid.setAttribute(name, String(value))
  return laid
}

/** Converts a rectangle of the picture's pixels to the drawing's own units. */
function inDrawing({ x, y, width, height }: Rectangle, image: SVGImageElement, size: Size): Rectangle {
  const at = (name: string) => Number(image.getAttribute(name) ?? 0)
  const [across, down] = [at('width') / size.width, at('height') / size.height]
  return { x: at('x') + x * across, y: at('y') + y * down, width: width * across, height: height * down }
}
