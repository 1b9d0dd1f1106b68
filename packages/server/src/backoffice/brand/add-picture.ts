import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type addPicture as contract, brandLimits, brandMessages } from '@volute/domain/core/brand'
import { invalid, orThrow, HttpError } from '@volute/domain/core/kernel'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { renderPdf } from '../../core/pdf/index.ts'
import { withWorkFolder } from '../../core/process/index.ts'
import { BadDrawing, openCleaner } from '../../core/svg/index.ts'
import { insertPicture, type Picture, pictureBlock, pictureOf } from '../../core/brand/index.ts'

/** Stores a picture for the logo or a slide, named by the hash of its content (E102). */
export const addPicture: Handler<typeof contract> = async (ctx, { base64 }) => {
  const picture = await checkPicture(Buffer.from(base64, 'base64'))
  const hash = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32)
  const name = `${hash}.${picture.extension}`
  await ctx.db.transaction(async (tx) => {
    const { mediaType, bytes } = picture
    await insertPicture(tx, { name, mediaType, bytes, createdUtc: ctx.now() })
    const { userId, originalCompanyId: companyId } = ctx.actor
    await recordEvent(tx, { userId, companyId, kind: 'add-picture', subject: { name }, now: ctx.now() })
  })
  return { name }
}

/** A picture that browsers show and documents print; an SVG is cleaned of anything that could run or load. */
async function checkPicture(bytes: Buffer) {
  if (bytes.length > brandLimits.pictureBytes) return refuse('TOO_LONG', brandMessages.pictureTooLarge)
  const found = pictureOf(bytes)
  if (!found) return refuse('WRONG_FORMAT', brandMessages.noPicture)
  if (found === 'unreadable') return refuse('WRONG_FORMAT', brandMessages.pictureUnreadable)
  const picture = found.extension === 'svg' ? { ...found, bytes: await cleanSvg(bytes) } : found
  try {
    await renderPdf(onPaper(picture))
  } catch (error) {
    if (error instanceof HttpError) throw error
    return refuse('WRONG_FORMAT', brandMessages.pictureUnreadable)
  }
  return picture
}

function refuse(code: 'TOO_LONG' | 'WRONG_FORMAT', sentence: string): never {
  return orThrow(invalid('base64', code, sentence)) as never
}

/** Generous limits for a picture of this size. */
const MOST = { seconds: 10, megabytes: 256 }

async function cleanSvg(source: Buffer): Promise<Buffer> {
  const cleaner = openCleaner(MOST)
  try {
    return await withWorkFolder(async (folder) => {
      const path = join(folder, 'picture.svg')
      await writeFile(path, source)
      return Buffer.from(await cleaner.clean(path))
    })
  } catch (error) {
    if (error instanceof BadDrawing) return refuse('WRONG_FORMAT', brandMessages.pictureUnreadable)
    throw error
  } finally {
    cleaner.close()
  }
}

const onPaper = (picture: Picture) => ({
  info: { title: 'Picture', author: '' },
  language: 'en-US',
  pageSize: 'A4' as const,
  pageMargins: [40, 40, 40, 40] as [number, number, number, number],
  defaultStyle: {},
  content: [pictureBlock(picture, [400, 400])],
})
