import { cartMessages, checkQuantity } from '../cart/index.ts'
import { limits } from '../kernel/index.ts'
import type { QuickLine } from './quick-line.ts'

export interface ListAfterAdding {
  lines: QuickLine[]
  /** The line that holds what was added. */
  lineId: number
  /** Why the list is unchanged. */
  error: string | null
}

/**
 * Adds a line, or raises the line of the same part when that is no impeller, takes no paint and is sold per EA:
 * W1×4 and W1 are W1×5 (QUICK-07, TV-10). Over 999 the list stays as it is (OQ-40).
 */
export function addLine(lines: readonly QuickLine[], added: QuickLine): ListAfterAdding {
  const same = lines.find((line) => mayRaise(line, added))
  if (!same) {
    const isFull = lines.length >= limits.cartItems
    return isFull
      ? { lines: [...lines], lineId: 0, error: cartMessages.cartFull }
      : { lines: [...lines, added], lineId: added.lineId, error: null }
  }

  const sum = quantityOf(same) + quantityOf(added)
  if (sum > limits.quantity) return { lines: [...lines], lineId: same.lineId, error: cartMessages.quantity }

  const raised = { ...same, quantity: String(sum) }
  return { lines: lines.map((line) => (line === same ? raised : line)), lineId: same.lineId, error: null }
}

/** Whether a line may take another of the same part into its quantity. */
function mayRaise({ part }: QuickLine, added: QuickLine): boolean {
  return (
    Boolean(part && part.partId === added.part?.partId) &&
    part?.unitName === 'EA' &&
    !part.isPaintable &&
    !part.isImpeller
  )
}

/** A quantity that cannot be read counts as none. */
function quantityOf(line: QuickLine): number {
  const quantity = checkQuantity(line.quantity)
  return quantity.ok ? quantity.value : 0
}
