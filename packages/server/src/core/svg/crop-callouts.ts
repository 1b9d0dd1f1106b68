import sharp from 'sharp'
import { findTip, type Ink } from './find-tip.ts'
import type { Box, Point } from './box.ts'
import type { CalledOut } from './cut-out-parts.ts'

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

/** Longer side of the drawing as it is read, in pixels. */
const READ = 2_400
/** Side of a picture, in pixels. */
const SIDE = 144
/** Width of the region around a callout's end, in sizes of the callout, and the least fraction of the drawing. */
const REGION = { callouts: 4.5, least: 0.1 }

/** Picture of a part that a drawing only calls out. */
export interface Crop {
  partNumber: string
  png: Uint8Array
  size: number
}

/**
 * Crops the region where each callout's leader ends, with a ring around the end: dark ink on transparent paper, so that it
 * suits both themes (DRAWN-04).
 */
export async function cropCallouts(
  source: string,
  calledOut: readonly CalledOut[],
  { x, y, width, height }: Box,
): Promise<Crop[]> {
  const scale = READ / Math.max(width, height)
  const sized = source.replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const others = attributes.replaceAll(/\s(?:width|height|viewBox)="[^"]*"/g, '')
    return `<svg${others} viewBox="${x} ${y} ${width} ${height}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}">`
  })
  const { data, info } = await sharp(Buffer.from(sized), { limitInputPixels: READ * READ, unlimited: true })
    .flatten({ background: '#fff' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ink = { data, width: info.width, height: info.height, channels: info.channels }
  const crops: Crop[] = []
  for (const { partNumber, box } of calledOut) {
    const callout = {
      x: (box.x - x) * scale,
      y: (box.y - y) * scale,
      width: box.width * scale,
      height: box.height * scale,
    }
    const tip = findTip(ink, callout)
    const across = Math.max(callout.width, callout.height) * REGION.callouts
    const side = Math.round(Math.max(across, Math.max(ink.width, ink.height) * REGION.least))
    const png = await cropAround(ink, tip, behind(callout, tip), Math.min(side, ink.width, ink.height))
    crops.push({ partNumber, png, size: side / Math.max(ink.width, ink.height) / 100 })
  }
  return crops
}

/** Where the part is: behind the tip, which is at its edge. */
function behind({ x, y, width, height }: Box, tip: Point): Point {
  const [across, down] = [tip[0] - x - width / 2, tip[1] - y - height / 2]
  const further = Math.max(width, height) / (Math.hypot(across, down) || 1)
  return [tip[0] + across * further, tip[1] + down * further]
}

async function cropAround(
  { data, width, height, channels }: Ink,
  [x, y]: Point,
  center: Point,
  side: number,
) {
  const left = Math.round(Math.min(Math.max(0, center[0] - side / 2), width - side))
  const top = Math.round(Math.min(Math.max(0, center[1] - side / 2), height - side))
  const raw = { width, height, channels: channels as 1 }
  const grey = await sharp(data, { raw })
    .extract({ left, top, width: side, height: side })
    .resize(SIDE, SIDE, { kernel: 'mitchell' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const pixels = Buffer.alloc(SIDE * SIDE * 4)
  for (let at = 0; at < SIDE * SIDE; at++) pixels.set([22, 36, 43, 255 - (grey[at] ?? 255)], at * 4)
  const [cx, cy] = [((x - left) * SIDE) / side, ((y - top) * SIDE) / side]
  const ring = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><circle cx="${cx}" cy="${cy}" r="${SIDE / 9}" fill="none" stroke="#0b6b74" stroke-width="6"/></svg>`
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .composite([{ input: Buffer.from(ring) }])
    .png({ palette: true, colours: 24, effort: 7 })
    .toBuffer()
}
