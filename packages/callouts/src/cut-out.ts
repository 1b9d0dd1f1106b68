import type { Grey } from './grey.ts'
import type { Box } from './regions-of.ts'

/** Part of a picture, with its enlargement factor. */
export interface CutOut extends Grey {
  scale: number
}

/** Picture on which a number is read. With an outline, `within` is 1 inside it and 0 elsewhere. */
export interface Paper extends CutOut {
  within?: Uint8Array
}

/** Minimum height to which a part is enlarged, so that the glyphs of a coarse scan separate. */
const HEIGHT = 80

/** Cuts out a part of a picture, enlarged if it is small. */
export function cutOut(ink: Grey, box: Box): CutOut {
  const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1]
  const scale = Math.max(1, Math.min(4, Math.round(HEIGHT / high)))
  const [width, height] = [wide * scale, high * scale]
  const rows = new Float32Array(width * high)
  const data = new Uint8Array(width * height)
  for (let x = 0; x < width; x++) {
    const weights = weightsAt(x, scale)
    for (let y = 0; y < high; y++)
      rows[y * width + x] = mean(weights, (n) => pixel(ink, box.left + n, box.top + y))
  }
  for (let y = 0; y < height; y++) {
    const weights = weightsAt(y, scale)
    for (let x = 0; x < width; x++) {
      const level = mean(weights, (n) => rows[Math.max(0, Math.min(high - 1, n)) * width + x] ?? 0)
      data[y * width + x] = Math.max(0, Math.min(255, level))
    }
  }
  return { width, height, data, scale }
}

const pixel = ({ width, height, data }: Grey, x: number, y: number) =>
  data[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ?? 0

/** Index of the first of four pixels, and their weights for a Catmull-Rom curve through them. */
function weightsAt(place: number, scale: number) {
  const at = (place + 0.5) / scale - 0.5
  const first = Math.floor(at) - 1
  const t = at - first - 1
  const weights = [
    t * (-0.5 + t * (1 - 0.5 * t)),
    1 + t * t * (1.5 * t - 2.5),
    t * (0.5 + t * (2 - 1.5 * t)),
    t * t * (0.5 * t - 0.5),
  ] as const
  return { first, weights }
}

function mean(
  { first, weights: [a, b, c, d] }: ReturnType<typeof weightsAt>,
  levelAt: (n: number) => number,
): number {
  return a * levelAt(first) + b * levelAt(first + 1) + c * levelAt(first + 2) + d * levelAt(first + 3)
}
