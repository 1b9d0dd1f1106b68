import { cartMessages } from '@volute/domain/cart'
import { invalid, notFound } from '@volute/domain/kernel'
import { mergeReordered, type reorder as contract } from '@volute/domain/orders'
import { checkItems, openCart, storeLines } from '../cart/index.ts'
import type { Transaction } from '../db/index.ts'
import type { Verb } from '../http/bind.ts'
import { findPlacedOrder, findReplacements } from './order-store.ts'

/** Puts an old order's lines into the cart as the catalogue is today, and says of each what became of it (E72). */
export const reorder: Verb<typeof contract> = async (ctx, { orderNumber }) =>
  ctx.db.transaction(async (tx) => {
    const order = await findPlacedOrder(tx, ctx.actor.companyId, orderNumber)
    if (!order) throw notFound()

    const checked = await checkLines(tx, order.lines)
    const replacements = await findReplacements(
      tx,
      order.lines.map(({ partId }) => partId),
    )
    const cart = await openCart(tx, ctx.actor)
    const { lines, refusals } = mergeReordered(cart.lines, checked)
    await storeLines(tx, cart.id, lines)
    return {
      lines: order.lines.map((line, index) => ({
        partNumber: line.partNumber,
        description: line.description,
        quantity: line.quantity,
        whyNot: refusals[index] ?? null,
        replacedBy: replacements.get(line.partId) ?? null,
      })),
    }
  })

type Line = NonNullable<Awaited<ReturnType<typeof findPlacedOrder>>>['lines'][number]

/** The cart's own checks; a colour that the part can no longer have is a reason not to order it, never dropped. */
async function checkLines(tx: Transaction, lines: readonly Line[]) {
  const checks = await checkItems(
    tx,
    lines.map(({ partId, quantity, paintColorId, impellerTrim, impellerAngle }) => ({
      partId,
      quantity: String(quantity),
      paintColorId,
      impellerTrim,
      impellerAngle,
    })),
  )
  return checks.map((check, index) => {
    const hasLostPaint = check.ok && lines[index]?.paintColorName != null && check.value.paintColorId === null
    return hasLostPaint ? invalid(cartMessages.paintColor) : check
  })
}
