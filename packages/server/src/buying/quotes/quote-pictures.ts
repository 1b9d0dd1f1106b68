import { partKindOf, partSigns } from '@volute/domain/catalogue/part'
import type { Quote } from '@volute/domain/buying/quotes'
import pLimit from 'p-limit'
import { type FileStore, fileKey } from '../../core/files/index.ts'
import type { Block } from '../../core/pdf/index.ts'

/** Side of a picture in points. */
const SIDE = 24

/** Different pictures in one document; each takes up to 40 ms to draw, and a longer list has none. */
const MOST = 40

/** Files that are read at the same time. */
const AT_ONCE = 8

/** Pictures of a quote's parts by file name; one that cannot be read is left out. */
export type QuotePictures = ReadonlyMap<string, Block>

export const noPictures: QuotePictures = new Map()

/** Reads the pictures of a quote's parts, each once (DRAWN-06). */
export async function readPictures(files: FileStore, { cart }: Quote): Promise<QuotePictures> {
  const limit = pLimit(AT_ONCE)
  const names = [...new Set(cart.flatMap(({ picture }) => picture ?? []))]
  if (names.length > MOST) return noPictures
  const read = await Promise.all(names.map((name) => limit(() => blockOf(files, name))))
  return new Map(read.filter((one) => one !== undefined))
}

async function blockOf(files: FileStore, name: string): Promise<[string, Block] | undefined> {
  const bytes = await files.getBytes(fileKey(`pictures/${name}`)).catch(() => undefined)
  if (!bytes) return undefined
  const content = Buffer.from(bytes)
  const block: Block = name.endsWith('.svg')
    ? { svg: content.toString('utf8'), fit: [SIDE, SIDE] }
    : { image: `data:image/png;base64,${content.toString('base64')}`, fit: [SIDE, SIDE] }
  return [name, block]
}

/** Picture of a line's part, or the sign of its kind. */
export function pictureBlock(
  { picture, description }: Quote['cart'][number],
  pictures: QuotePictures,
  ink: string,
): Block {
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 32 32"><path d="${partSigns[partKindOf(description)]}" fill="none" stroke="${ink}" stroke-width="1"/></svg>`
  return (picture && pictures.get(picture)) || { svg: sign, fit: [SIDE, SIDE] }
}
