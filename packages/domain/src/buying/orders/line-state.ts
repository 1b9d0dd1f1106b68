/** Progress of a line, in quantities. */
export interface LineProgress {
  ordered: number
  shipped: number
  cancelled: number
}

/** Quantity of a line still to come: neither shipped nor cancelled, and never below 0 (STEP-02). */
export function lineState({ ordered, shipped, cancelled }: LineProgress): { toCome: number } {
  return { toCome: Math.max(0, ordered - shipped - cancelled) }
}

/**
 * Combined state of an order's lines (STEP-02): shipped if nothing is to come and something has shipped, partly shipped
 * if something has shipped and something is to come, cancelled if nothing is to come and nothing has shipped, else to
 * ship.
 */
export function linesState(
  lines: readonly LineProgress[],
): 'TO SHIP' | 'PARTLY SHIPPED' | 'SHIPPED' | 'CANCELLED' {
  const hasLeft = lines.some(({ shipped }) => shipped > 0)
  const isToCome = lines.some((line) => lineState(line).toCome > 0)
  if (isToCome) return hasLeft ? 'PARTLY SHIPPED' : 'TO SHIP'
  return hasLeft ? 'SHIPPED' : 'CANCELLED'
}
