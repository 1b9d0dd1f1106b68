import { open } from 'node:fs/promises'
import sharp from 'sharp'
import { KIND_BYTES, kindProblem, photoLimits, photoMessages } from '@volute/domain/service/photos'
import { answerFiles } from '../../core/process/index.ts'

sharp.cache(false)
sharp.concurrency(1)
// Only these formats are opened, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg'] })

/** Photo as it is stored: upright JPEGs without metadata. */
export interface StoredPhoto {
  full: Uint8Array
  small: Uint8Array
}

answerFiles(async ({ path }: { path: string }): Promise<StoredPhoto | { problem: string }> => {
  const problem = kindProblem(await readStart(path))
  if (problem !== null) return { problem }
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata()
    if (width * height > photoLimits.pixels) return { problem: photoMessages.tooManyPixels }
    const full = await toJpeg(path, photoLimits.side)
    return { full, small: await toJpeg(full, photoLimits.thumbnail) }
  } catch {
    return { problem: photoMessages.unreadable }
  }
})

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(KIND_BYTES), 0, KIND_BYTES)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Draws a photo again: only its pixels survive, neither its location nor anything hidden in the file. */
const toJpeg = (source: string | Uint8Array, side: number): Promise<Uint8Array> =>
  sharp(source, { failOn: 'truncated', limitInputPixels: photoLimits.pixels })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer()
