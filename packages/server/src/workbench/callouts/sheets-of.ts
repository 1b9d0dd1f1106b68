import { open } from 'node:fs/promises'
import { openPages, type Sheet } from '@volute/callouts'
import { formatNumber } from '@volute/domain/core/kernel'
import { workbenchLimits } from '@volute/domain/workbench/workbench'
import { BadPicture, refuse } from './bad-picture.ts'
import { openRaster } from './open-raster.ts'

/** Maximum number of sheets in a drawing set; each sheet becomes a picture. */
const SHEETS = 200

/** Lists the sheets of a file. The format is detected by the first bytes, not by the name. */
export async function sheetsOf(path: string): Promise<Sheet[]> {
  return (await isPdf(path)) ? sheetsOfPdf(path) : sheetsOfRaster(path)
}

export async function isPdf(path: string): Promise<boolean> {
  const start = await startOf(path)
  if (start.includes('%PDF-')) return true
  if (rasters.some((one) => start.startsWith(one))) return false
  throw new BadPicture('The file is neither a PDF, PNG, JPEG nor TIFF.')
}

/** First bytes of PNG, JPEG, TIFF in both byte orders, and BigTIFF in both byte orders. */
const rasters = ['\x89PNG\r\n', '\xff\xd8\xff', 'II*\0', 'MM\0*', 'II+\0', 'MM\0+']

async function startOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_024), 0, 1_024, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

async function sheetsOfPdf(path: string): Promise<Sheet[]> {
  const pages = await openPages(path, workbenchLimits.pictureSide).catch(refuse)
  try {
    refuseMany(pages.count)
    const sheets: Sheet[] = []
    for (let sheet = 0; sheet < pages.count; sheet++) sheets.push(await pages.sizeOf(sheet).catch(refuse))
    return sheets
  } finally {
    await pages.close()
  }
}

async function sheetsOfRaster(path: string): Promise<Sheet[]> {
  const { pages = 1 } = await openRaster(path, 0).metadata().catch(refuse)
  refuseMany(pages)
  const sheets: Sheet[] = []
  for (let sheet = 0; sheet < pages; sheet++) sheets.push(await sizeOfRaster(path, sheet))
  return sheets
}

/** Size of a picture as drawn: upright, with its longer side within the limit. */
export async function sizeOfRaster(path: string, sheet: number): Promise<Sheet> {
  const { autoOrient: size } = await openRaster(path, sheet).metadata().catch(refuse)
  if (size.width * size.height > workbenchLimits.pictureSide ** 2)
    throw new BadPicture(
      `The picture has ${formatNumber(size.width)} × ${formatNumber(size.height)} pixels; at most ${formatNumber(workbenchLimits.pictureSide)} × ${formatNumber(workbenchLimits.pictureSide)} can be read.`,
    )
  const scale = Math.min(1, workbenchLimits.pictureSide / Math.max(size.width, size.height))
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
}

function refuseMany(sheets: number) {
  if (sheets > SHEETS)
    throw new BadPicture(`The file has ${formatNumber(sheets)} sheets; at most ${SHEETS} can be read.`)
}
