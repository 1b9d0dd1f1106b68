import type { Callout } from '@volute/domain/workbench/workbench'
import { findCallouts } from './find-callouts.ts'
import { openRaster } from './open-raster.ts'

/** More is drawn smaller first: a large plan's balloons are large too. */
const PIXELS = 60_000_000

/** The callouts of a picture, in its pixels. */
export async function findIn(path: string, references: readonly string[]): Promise<Callout[]> {
  const { width, height } = await openRaster(path, 0).metadata()
  const scale = Math.min(1, Math.sqrt(PIXELS / (width * height)))
  const { data, info } = await openRaster(path, 0)
    .resize({ width: Math.round(width * scale) })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const callouts = findCallouts({ width: info.width, height: info.height, data }, references)
  return callouts.map((callout) => ({
    ...callout,
    x: callout.x / scale,
    y: callout.y / scale,
    width: callout.width / scale,
    height: callout.height / scale,
  }))
}
