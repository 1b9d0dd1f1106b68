import { create } from 'qrcode'

/** Empty modules around a code, without which readers do not find it. */
const QUIET = 4

/** A code as dark runs of its rows, on a square with this many modules a side, its quiet zone included. */
export interface LabelCode {
  side: number
  runs: { x: number; y: number; length: number }[]
}

/** A quarter of a code may be scratched or under grease: error level Q. */
export function labelCode(text: string): LabelCode {
  const { modules } = create(text, { errorCorrectionLevel: 'Q' })
  const rows = Array.from({ length: modules.size }, (_, row) => row)
  const runs = rows.flatMap((y) => {
    const dark = rows.filter((x) => modules.get(y, x))
    const starts = dark.filter((x) => !modules.get(y, x - 1) || x === 0)
    return starts.map((x) => {
      const end = rows.find((next) => next > x && !modules.get(y, next)) ?? modules.size
      return { x: x + QUIET, y: y + QUIET, length: end - x }
    })
  })
  return { side: modules.size + 2 * QUIET, runs }
}

/** The code as a drawing: one path, so that a printer of any resolution keeps its edges. */
export function codeSvg(text: string): string {
  const { side, runs } = labelCode(text)
  const path = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="${path}"/></svg>`
}
