import type { Component, FormKind } from '../../assembly.ts'
import type { BoltCircle } from '../kinds/builder.ts'

/** The kinds that stand on bolt circles. */
export const BOLTING = new Set<FormKind>([
  'hex-screw',
  'socket-screw',
  'stud',
  'hex-nut',
  'washer',
  'lock-washer',
  'pin',
])

/**
 * The nearest part with a bolt circle, past other fasteners; the one after wins over the one before.
 * A motor takes bolts on its face towards the pump only.
 */
export function findHost(
  circles: (BoltCircle | undefined)[],
  components: Component[],
  i: number,
): number | undefined {
  const search = (step: 1 | -1) => {
    for (let k = i + step; k >= 0 && k < components.length; k += step) {
      const { kind } = (components[k] as Component).form
      if (circles[k]) return step < 0 && kind === 'motor' ? undefined : k
      if (!BOLTING.has(kind)) return undefined
    }
    return undefined
  }
  return search(1) ?? search(-1)
}
