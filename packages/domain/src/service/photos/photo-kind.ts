/** Bytes of a file that are enough to tell its kind. */
export const KIND_BYTES = 12

/** Kind of a photo by the first bytes of its file; null for other files. */
export function photoKind(bytes: Uint8Array): 'JPEG' | 'PNG' | 'HEIC' | null {
  const start = String.fromCharCode(...bytes.subarray(0, KIND_BYTES))
  if (start.startsWith('\xff\xd8\xff')) return 'JPEG'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG'
  return /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(start) ? 'HEIC' : null
}
