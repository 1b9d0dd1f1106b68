import { openPages, type Sheet } from '@volute/callouts'
import { workbenchLimits } from '@volute/domain/workbench/workbench'
import sharp from 'sharp'
import { refuse } from './bad-picture.ts'
import { openRaster } from './open-raster.ts'
import { isPdf, sizeOfRaster } from './sheets-of.ts'

/** Writes a sheet as an upright grayscale PNG; transparent areas become white. */
export async function pictureOf(path: string, sheet: number, out: string): Promise<Sheet> {
  const { width, height } = await ((await isPdf(path)) ? drawPdf : drawRaster)(path, sheet, out).catch(refuse)
  return { width, height }
}

async function drawPdf(path: string, sheet: number, out: string) {
  const pages = await openPages(path, workbenchLimits.pictureSide)
  try {
    const { data, width, height } = await pages.draw(sheet)
    const drawn = sharp(data, { raw: { width, height, channels: 4 } })
    return await drawn.removeAlpha().toColourspace('b-w').png().toFile(out)
  } finally {
    await pages.close()
  }
}

async function drawRaster(path: string, sheet: number, out: string) {
  const { width, height } = await sizeOfRaster(path, sheet)
  return openRaster(path, sheet)
    .autoOrient()
    .flatten({ background: 'white' })
    .resize({ width, height, fit: 'fill' })
    .toColourspace('b-w')
    .png()
    .toFile(out)
}
