import { checkQuantity } from '@volute/domain/buying/cart'
import { hasOptions } from '@volute/domain/catalogue/part'
import { order } from '../../catalogue/part/index.ts'
import { PartBox, type TypedPart, useTypedParts } from '../lines/index.ts'
import { useAddToCart } from './use-add-to-cart.ts'
import type { Cart } from './use-cart.ts'

const noOptions = { paintColorId: null, impellerTrim: null, impellerAngle: null }

/** Box of the cart that adds parts by number; a part with options opens its form instead (CART-29). */
export function AddByNumber({ cart }: { cart: Pick<Cart, 'flush'> }) {
  const add = useAddToCart()
  const { isBusy, add: addText } = useTypedParts(take)
  return <PartBox isBusy={isBusy} hasQuantity onAdd={addText} />

  async function take({ part, quantity }: TypedPart): Promise<string | null> {
    const count = checkQuantity(quantity)
    if (!count.ok) return count.errors[0].error
    if (hasOptions(part)) {
      order.showPart(part, { quantity })
      return null
    }
    await cart.flush()
    await add.mutateAsync({
      additions: [{ part, quantity: count.value, options: noOptions }],
      pumpId: null,
    })
    return null
  }
}
