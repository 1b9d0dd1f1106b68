import { brandLimits } from '@volute/domain/core/brand'
import type { Block } from '../pdf/index.ts'

const mediaTypes = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' } as const

type Extension = keyof typeof mediaTypes

export interface Picture {
  mediaType: string
  bytes: Buffer
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')

/** Detects the kind of picture by its first bytes: undefined if it is none, `unreadable` if it is too wide or too high to draw. */
export function pictureOf(bytes: Buffer): (Picture & { extension: Extension }) | 'unreadable' | undefined {
  if (beginsWith(bytes, PNG)) return isSmall(sizeOfPng(bytes)) ? as('png', bytes) : 'unreadable'
  if (beginsWith(bytes, JPEG)) return isSmall(sizeOfJpeg(bytes)) ? as('jpg', bytes) : 'unreadable'
  return /^\uFEFF?\s*</.test(bytes.toString('utf8', 0, 100)) ? as('svg', bytes) : undefined
}

/** Picture on a document, as large as fits. */
export function pictureBlock({ mediaType, bytes }: Picture, fit: [number, number]): Block {
  return mediaType === mediaTypes.svg
    ? { svg: bytes.toString('utf8'), fit }
    : { image: `data:${mediaType};base64,${bytes.toString('base64')}`, fit }
}

const as = (extension: Extension, bytes: Buffer) => ({
  extension,
  mediaType: mediaTypes[extension],
  bytes,
})

const beginsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start)

interface Size {
  width: number
  height: number
}

/** Limits the sides, not the bytes: a decoded picture takes four bytes per pixel, however small the file is. */
const isSmall = (size: Size | undefined) =>
  size !== undefined && [size.width, size.height].every((side) => side > 0 && side <= brandLimits.pictureSide)

function sizeOfPng(bytes: Buffer): Size | undefined {
  return bytes.length < 24 ? undefined : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Reads the size from the frame's header, the first segment from C0 to CF that holds no table. */
function sizeOfJpeg(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  }
  return undefined
}
