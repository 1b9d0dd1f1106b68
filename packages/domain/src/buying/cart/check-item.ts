import { type Checked, invalid, valid } from '../../core/kernel/index.ts'
import { isImpellerNumber, type Part, type TrimLimits } from '../../catalogue/part/index.ts'
import { type ItemOptions, sentOptions } from './line-options.ts'
import type { CartLine, ItemIn } from './cart-line.ts'
import { lineFields } from './line-fields.ts'
import { checkAngle, checkQuantity, checkTrim } from './line-values.ts'
import { cartMessages } from './messages.ts'

type CheckedPart = Pick<Part, 'partNumber' | 'isSellable' | 'isPaintable'> & TrimLimits

/**
 * Checks an item of a cart, order or quote and returns the first error (PART-18 to PART-20, CART-19). Paint on a part
 * that is not paintable, and impeller values on a part that is not an impeller, are dropped without an error (OQ-39).
 */
export function checkItem(
  item: ItemIn,
  part: CheckedPart | undefined,
  paintColorIds: ReadonlySet<number>,
  pumpIds: ReadonlySet<number>,
): Checked<CartLine, keyof CartLine> {
  if (!part?.isSellable) return invalid('partId', 'UNKNOWN', cartMessages.partInvalid)

  const { pumpId = null } = item
  if (pumpId !== null && !pumpIds.has(pumpId)) return invalid('pumpId', 'UNKNOWN', cartMessages.pumpUnknown)

  const quantity = checkQuantity(item.quantity)
  if (!quantity.ok) return quantity

  const paintColorId = item.paintColorId ?? null
  if (paintColorId !== null && !paintColorIds.has(paintColorId))
    return invalid('paintColorId', 'UNKNOWN', cartMessages.paintColor)

  const impeller = isImpellerNumber(part.partNumber) ? checkImpeller(item, part) : valid(noImpeller)
  if (!impeller.ok) return impeller

  const options = sentOptions(part, { paintColorId, ...impeller.value })
  return valid({ ...sentFields(item), ...options, quantity: quantity.value })
}

/** All fields of the line; fields that were not sent are null. */
const sentFields = (item: ItemIn) =>
  Object.fromEntries(lineFields.map((name) => [name, item[name] ?? null])) as Omit<CartLine, 'quantity'>

const noImpeller = { impellerAngle: null, impellerTrim: null }

function checkImpeller(
  item: ItemIn,
  part: TrimLimits,
): Checked<Omit<ItemOptions, 'paintColorId'>, keyof CartLine> {
  const angle = checkAngle(item.impellerAngle ?? '')
  if (!angle.ok) return angle

  const trim = checkTrim(item.impellerTrim ?? '', part)
  if (!trim.ok) return trim

  return valid({ impellerAngle: angle.value, impellerTrim: trim.value })
}

/**
 * True if a sent line equals the stored one. Such a line stays in the cart unchecked, so that a part that is no longer
 * sold does not block edits of other lines. 2 gaskets sent as `'2'` are unchanged, sent as `'3'` they are not.
 */
export function isUnchanged(item: ItemIn, stored: CartLine): boolean {
  return (
    item.quantity === String(stored.quantity) &&
    lineFields.every((name) => name === 'quantity' || (item[name] ?? null) === stored[name])
  )
}
