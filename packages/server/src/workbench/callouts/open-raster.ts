import sharp, { type Sharp } from 'sharp'

sharp.cache(false)
sharp.concurrency(1)
// Whatever a file pretends to be, only these are opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadTiff'] })

/** One sheet of a PNG, JPEG or TIFF, as it is stored; its size is looked at before its pixels are. */
export const openRaster = (path: string, sheet: number): Sharp =>
  sharp(path, { page: sheet, failOn: 'error', limitInputPixels: false, unlimited: false })
