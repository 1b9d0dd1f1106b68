import { photoMessages } from './messages.ts'

/** Number of bytes at the start of a file that identify its kind. */
export const KIND_BYTES = 12

/** Reason why a file is not a photo that we can read, by its first bytes; null for a JPEG or PNG. */
export function kindProblem(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, KIND_BYTES))
  if (start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n')) return null
  const isHeic = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(start)
  return isHeic ? photoMessages.heic : photoMessages.notAPhoto
}
