import { create } from 'qrcode'

/** Width of the empty margin around a code, in modules; without it scanners do not find the code. */
const QUIET = 4

/** A code as dark runs of its rows, on a square with this many modules per side, including its quiet zone. */
export interface LabelCode {
  side: number
  runs: { x: number; y: number; length: number }[]
}

/** Level Q of error correction: a quarter of a code may be scratched or covered with grease. */
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

/** The code as SVG: a single path, so that its edges stay sharp on a printer of any resolution. */
export function codeSvg(text: string): string {
  const { side, runs } = labelCode(text)
  const path = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="${path}"/></svg>`
}
