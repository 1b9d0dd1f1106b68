/** A corner of a turned profile: place along the axis, radius, and 's' where the surface runs on smoothly. */
export type Corner = readonly [x: number, r: number, smooth?: 's']

const STEPS = 6

/** Follows the smooth corners of a closed profile with a curve through them (Catmull and Rom). */
export function roundProfile(profile: Corner[]): Corner[] {
  const n = profile.length
  const at = (i: number) => profile[(i + n) % n] as Corner
  return profile.flatMap((corner, i) => {
    const next = at(i + 1)
    if (!corner[2] && !next[2]) return [corner]
    const before = corner[2] ? at(i - 1) : corner
    const after = next[2] ? at(i + 2) : next
    const curve = Array.from({ length: STEPS - 1 }, (_, k): Corner => {
      const t = (k + 1) / STEPS
      return [
        onCurve(before[0], corner[0], next[0], after[0], t),
        onCurve(before[1], corner[1], next[1], after[1], t),
        's',
      ]
    })
    return [corner, ...curve]
  })
}

function onCurve(a: number, b: number, c: number, d: number, t: number): number {
  const [start, end] = [(c - a) / 2, (d - b) / 2]
  return b + start * t + (3 * (c - b) - 2 * start - end) * t ** 2 + (2 * (b - c) + start + end) * t ** 3
}
