import { expect, it } from 'vitest'
import { photoMessages } from './messages.ts'
import { kindProblem } from './photo-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const { heic, notAPhoto } = photoMessages

it.each([
  ['a JPEG', '\xff\xd8\xff\xe1..Exif', null],
  ['a PNG', '\x89PNG\r\n\x1a\n....', null],
  ['a HEIC of an iPhone', '\0\0\0\x24ftypheic', heic],
  ['a HEIF of another camera', '\0\0\0\x18ftypmif1', heic],
  ['a video', '\0\0\0\x18ftypmp42', notAPhoto],
  ['a GIF', 'GIF89a......', notAPhoto],
  ['a JPEG behind a script', '<script>\xff\xd8\xff', notAPhoto],
  ['no bytes', '', notAPhoto],
])('%s is recognized by its first bytes (FLEET-27, FLEET-28)', (_, start, problem) => {
  expect(kindProblem(bytes(start))).toBe(problem)
})
