import type { Curve } from './curves.ts'

/** Performance of a pump at one flow: feet of head, percent of efficiency, brake horsepower, feet of NPSH needed. */
export interface Point {
  flow: number
  head: number
  efficiency: number
  power: number
  npsh: number
}

const STEPS = 48
const LONGEST_FLOW = 1.32
/** Used in place of no flow, where the power would be zero divided by zero. */
const NEARLY_NO_FLOW = 0.001

/** Points of a pump at one trim or blade angle, from no flow to a third beyond its best. */
export function performance(curve: Curve, setting: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) =>
    pointAt(curve, setting, Math.max(NEARLY_NO_FLOW, (step / STEPS) * LONGEST_FLOW)),
  )
}

/**
 * Affinity laws: flow falls with the diameter, head with its square; a blade angle changes the flow alone.
 * Power in horsepower is flow × head / (39.6 × percent of efficiency).
 */
function pointAt(curve: Curve, setting: number, share: number): Point {
  const ratio = setting / Math.max(...curve.settings)
  const [flowRatio, headRatio] =
    curve.settingUnit === 'in' ? [ratio, ratio ** 2] : [0.45 + 0.55 * ratio, 0.9 + 0.1 * ratio]
  const flow = share * curve.bestFlow * flowRatio
  const head = (curve.shutoffHead - (curve.shutoffHead - curve.bestHead) * share ** 2.1) * headRatio
  const best = curve.bestEfficiency - 6 * (1 - ratio)
  const efficiency = best * (1 - Math.abs(1 - share) ** 2.2)
  const npsh = curve.npsh[0] + (curve.npsh[1] - curve.npsh[0]) * share ** 2.2
  return { flow, head, efficiency, npsh, power: (flow * head) / (39.6 * efficiency) }
}
