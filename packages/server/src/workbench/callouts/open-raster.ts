import sharp, { type Sharp } from 'sharp'

sharp.cache(false)
sharp.concurrency(1)
// Only these formats are opened, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadTiff'] })

/** Opens one sheet of a PNG, JPEG or TIFF as stored. Callers check its size before they read its pixels. */
export const openRaster = (path: string, sheet: number): Sharp =>
  sharp(path, { page: sheet, failOn: 'error', limitInputPixels: false, unlimited: false })
