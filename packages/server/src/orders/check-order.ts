import { checkWishedDate } from '@volute/domain/checkout'
import { cartMessages } from '@volute/domain/cart'
import { badRequest, type InputOf } from '@volute/domain/kernel'
import { pacificDate } from '@volute/domain/lead-time'
import type { placeSalesOrder } from '@volute/domain/orders'
import { orderTotals } from '@volute/domain/pricing'
import type { CheckedLine } from '../cart/index.ts'
import { checkDocument, documentLine } from '../checkout/index.ts'
import type { ActorContext } from '../context.ts'
import { findDistributor } from '../distributors/index.ts'
import { frozenLine, type SavedQuote } from '../quotes/index.ts'

export type OrderInput = InputOf<typeof placeSalesOrder>
export type CheckedOrder = Awaited<ReturnType<typeof checkOrder>>

/**
 * Checks an order in the order of the contract and reckons it anew: from the catalogue and the company's discount, or
 * from the quote that it is made of. What the client says of prices, descriptions and billing is not looked at (E36,
 * OQ-41, OQ-53).
 */
export async function checkOrder(ctx: ActorContext, input: OrderInput, quote?: SavedQuote) {
  if (!(await findDistributor(ctx.db, ctx.actor.companyId)))
    throw badRequest(cartMessages.noDistributor, 'NO_DISTRIBUTOR')
  const { items, columns } = await checkDocument(ctx.db, input)
  checkDates(input, pacificDate(ctx.now()))

  const lines = items.map((item, index) => orderLine(item, input, index, quote))
  const discountBasisPoints = quote?.discountBasisPoints ?? ctx.actor.discountBasisPoints
  const { subtotalCents, totalCents } = orderTotals(lines, discountBasisPoints)
  return {
    ...columns,
    requestCode: input.salesOrderRequestCode,
    quoteId: quote?.id ?? null,
    shipBy: input.shipBy,
    needBy: input.needBy,
    discountBasisPoints,
    subtotalCents,
    totalCents,
    createdUtc: ctx.now(),
    lines,
  }
}

/** Dates are a wish: the ERP confirms them (OQ-79). */
function checkDates(input: OrderInput, today: string) {
  for (const { shipBy, needBy } of [input, ...input.cart]) {
    const sentence = checkWishedDate(shipBy, today) ?? checkWishedDate(needBy, today)
    if (sentence) throw badRequest(sentence)
  }
}

function orderLine(
  item: CheckedLine,
  { cart, shipBy, needBy }: OrderInput,
  index: number,
  quote?: SavedQuote,
) {
  return {
    ...documentLine(item),
    ...(quote && frozenLine(quote, item.partId)),
    shipBy: cart[index]?.shipBy ?? shipBy,
    needBy: cart[index]?.needBy ?? needBy,
  }
}
