import { findCallouts } from '@volute/callouts'
import { type Callout, workbenchLimits } from '@volute/domain/workbench/workbench'
import { openRaster } from './open-raster.ts'

/** Most pixels searched; a larger picture is scaled down first. A large plan's balloons are large too. */
const PIXELS = 60_000_000

/** Finds the proposed callouts of a picture, in its pixels. */
export async function findIn(path: string, references: readonly string[]): Promise<Callout[]> {
  const { width, height } = await openRaster(path, 0).metadata()
  const scale = Math.min(1, Math.sqrt(PIXELS / (width * height)))
  const { data, info } = await openRaster(path, 0)
    .resize({ width: Math.round(width * scale) })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const callouts = findCallouts({ width: info.width, height: info.height, data }, references)
  return callouts.slice(0, workbenchLimits.callouts).map((callout) => ({
    ...callout,
    text: callout.text.slice(0, workbenchLimits.calloutText),
    state: 'PROPOSED',
    x: callout.x / scale,
    y: callout.y / scale,
    width: callout.width / scale,
    height: callout.height / scale,
  }))
}
