/** Picture with one byte per pixel, row by row: from black to white, or from paper to ink. */
export interface Grey {
  width: number
  height: number
  data: Uint8Array
}

/** Minimum levels of ink and of faint ink in a picture. */
export const INK = 100
export const FAINT = 60

/** Mask of the ink: 1 for ink, otherwise 0. */
export function inkAt({ data }: Grey, least = INK): Uint8Array {
  const isInk = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at++) if ((data[at] ?? 0) >= least) isInk[at] = 1
  return isInk
}
