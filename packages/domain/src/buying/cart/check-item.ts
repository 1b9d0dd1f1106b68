import type { PumpOfLine } from '../../catalogue/fit/index.ts'
import { type Checked, invalid, valid } from '../../core/kernel/index.ts'
import { isImpellerNumber, type Part } from '../../catalogue/part/index.ts'
import { type ItemIn, type ItemOptions, sentOptions } from './cart-item.ts'
import { checkAngle, checkQuantity, checkTrim } from './line-values.ts'
import { cartMessages } from './messages.ts'

/** A line as it is stored, with the options that belong to its part. */
export interface CartLine extends ItemOptions, PumpOfLine {
  partId: number
  quantity: number
}

type CheckedPart = Pick<Part, 'partNumber' | 'isSellable' | 'isPaintable'>

/**
 * The item checks of cart, order and quote; the first that fails gives its sentence (PART-18 to PART-20, CART-19).
 * Paint on a part that takes none, and impeller values of another part, are dropped without an error (OQ-39).
 */
export function checkItem(
  item: ItemIn,
  part: CheckedPart | undefined,
  paintColorIds: ReadonlySet<number>,
  pumpIds: ReadonlySet<number>,
): Checked<CartLine, keyof CartLine> {
  if (!part?.isSellable) return invalid('partId', 'UNKNOWN', cartMessages.partInvalid)

  const { pumpId = null, knownVerdict = null } = item
  if (pumpId !== null && !pumpIds.has(pumpId)) return invalid('pumpId', 'UNKNOWN', cartMessages.pumpUnknown)

  const quantity = checkQuantity(item.quantity)
  if (!quantity.ok) return quantity

  const paintColorId = item.paintColorId ?? null
  if (paintColorId !== null && !paintColorIds.has(paintColorId))
    return invalid('paintColorId', 'UNKNOWN', cartMessages.paintColor)

  const impeller = isImpellerNumber(part.partNumber) ? checkImpeller(item) : valid(noImpeller)
  if (!impeller.ok) return impeller

  const options = sentOptions(part, { paintColorId, ...impeller.value })
  return valid({ partId: item.partId, quantity: quantity.value, ...options, pumpId, knownVerdict })
}

const noImpeller = { impellerAngle: null, impellerTrim: null }

function checkImpeller(item: ItemIn): Checked<Omit<ItemOptions, 'paintColorId'>, keyof CartLine> {
  const angle = checkAngle(item.impellerAngle ?? '')
  if (!angle.ok) return angle

  const trim = checkTrim(item.impellerTrim ?? '')
  if (!trim.ok) return trim

  return valid({ impellerAngle: angle.value, impellerTrim: trim.value })
}

/**
 * True when a line is sent just as it is stored. Such a line stays in the cart unchecked, so that a part that is not sold any more does not
 * hold up the edits of other lines: 2 gaskets sent as `'2'` are unchanged, as `'3'` they are not.
 */
export function isUnchanged(item: ItemIn, stored: CartLine): boolean {
  return (
    item.partId === stored.partId &&
    item.quantity === String(stored.quantity) &&
    (item.paintColorId ?? null) === stored.paintColorId &&
    (item.impellerTrim ?? null) === stored.impellerTrim &&
    (item.impellerAngle ?? null) === stored.impellerAngle &&
    (item.pumpId ?? null) === stored.pumpId &&
    (item.knownVerdict ?? null) === stored.knownVerdict
  )
}
