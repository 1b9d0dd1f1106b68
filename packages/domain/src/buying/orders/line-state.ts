/** Progress of a line, in pieces. */
export interface LineProgress {
  ordered: number
  shipped: number
  cancelled: number
}

/** State of a line: what is neither shipped nor cancelled is still to come, and never less than nothing (STEP-02). */
export function lineState({ ordered, shipped, cancelled }: LineProgress): { toCome: number } {
  return { toCome: Math.max(0, ordered - shipped - cancelled) }
}

/**
 * State of an order's lines together (STEP-02): shipped when nothing is to come and something has left, partly shipped while something has
 * left and something is to come, cancelled when nothing is to come and nothing has left.
 */
export function linesState(
  lines: readonly LineProgress[],
): 'TO SHIP' | 'PARTLY SHIPPED' | 'SHIPPED' | 'CANCELLED' {
  const hasLeft = lines.some(({ shipped }) => shipped > 0)
  const isToCome = lines.some((line) => lineState(line).toCome > 0)
  if (isToCome) return hasLeft ? 'PARTLY SHIPPED' : 'TO SHIP'
  return hasLeft ? 'SHIPPED' : 'CANCELLED'
}
