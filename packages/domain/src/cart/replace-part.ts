import type { Part } from '../part/index.ts'
import type { CartItem } from './cart-item.ts'
import { sentOptions } from './item-options.ts'

/**
 * A cart line with another part in its place: its quantity stays, and its options as far as that part has them.
 * An impeller that takes the place of another part starts at Full Trim and angle 0.
 */
export function replacePart(item: CartItem, part: Part): CartItem {
  const { partId, partNumber, description, unitName, price, weight, isPaintable, isSellable, replacedBy } =
    part
  const options = sentOptions(part, {
    paintColorId: item.paintColorId,
    impellerAngle: item.impellerAngle ?? 0,
    impellerTrim: item.impellerTrim ?? 0,
  })
  return {
    ...item,
    partId,
    partNumber,
    name: description,
    units: unitName,
    price,
    weight,
    isPaintable,
    isSellable,
    replacedBy,
    ...options,
  }
}
