import { expect, it } from 'vitest'
import { photoKind } from './photo-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

it.each([
  ['a JPEG', '\xff\xd8\xff\xe1..Exif', 'JPEG'],
  ['a PNG', '\x89PNG\r\n\x1a\n....', 'PNG'],
  ['a HEIC of an iPhone', '\0\0\0\x24ftypheic', 'HEIC'],
  ['a HEIF of another camera', '\0\0\0\x18ftypmif1', 'HEIC'],
  ['a video', '\0\0\0\x18ftypmp42', null],
  ['a GIF', 'GIF89a......', null],
  ['a JPEG behind a script', '<script>\xff\xd8\xff', null],
  ['no bytes', '', null],
])('the kind of %s is told by its first bytes (FLEET-27)', (_, start, kind) => {
  expect(photoKind(bytes(start))).toBe(kind)
})
