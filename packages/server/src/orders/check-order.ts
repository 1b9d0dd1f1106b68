import { cartMessages } from '@volute/domain/cart'
import { orderWeight } from '@volute/domain/catalogue'
import {
  checkDelivery,
  checkOrderTexts,
  checkShipTo,
  checkWishedDate,
  firstError,
} from '@volute/domain/checkout'
import { badRequest, type InputOf } from '@volute/domain/kernel'
import { pacificDate } from '@volute/domain/lead-time'
import { orderMessages, type placeSalesOrder } from '@volute/domain/orders'
import { orderTotals } from '@volute/domain/pricing'
import { allValid, type CheckedLine, checkItems, distributorCode } from '../cart/index.ts'
import { toShippingColumns } from '../checkout/index.ts'
import type { ActorContext } from '../context.ts'

export type OrderInput = InputOf<typeof placeSalesOrder>
export type CheckedOrder = Awaited<ReturnType<typeof checkOrder>>

/**
 * Checks an order in the order of the contract and reckons it anew from the catalogue and the company's discount;
 * what the client says of prices, descriptions and billing is not looked at (E36, OQ-41).
 */
export async function checkOrder(ctx: ActorContext, input: OrderInput) {
  if (!(await distributorCode(ctx.db, ctx.actor.companyId))) throw badRequest(cartMessages.noDistributor)
  if (input.cart.length === 0) throw badRequest(orderMessages.cartEmpty)

  const checks = await checkItems(ctx.db, input.cart)
  const weight = weightOf(checks.flatMap((check) => (check.ok ? [check.value] : [])))
  const delivery = { shipVia: input.shipVia, accountNumber: input.shippingBillingAccountNumber, weight }
  refuse(firstError(checkShipTo(input), checkOrderTexts(input), checkDelivery(delivery)))
  const items = allValid(checks)
  checkDates(input, pacificDate(ctx.now()))

  const lines = items.map((item, index) => orderLine(item, input, index))
  const { subtotalCents, totalCents } = orderTotals(lines, ctx.actor.discountBasisPoints)
  return {
    ...toShippingColumns(input),
    requestCode: input.salesOrderRequestCode,
    poNumber: input.poNumber,
    comment: input.comment || null,
    specialInstructions: input.specialInstructions || null,
    allowPartialShipments: input.allowPartialShipments,
    shipVia: input.shipVia,
    billingAccountNumber: input.shippingBillingAccountNumber || null,
    shipBy: input.shipBy,
    needBy: input.needBy,
    discountBasisPoints: ctx.actor.discountBasisPoints,
    subtotalCents,
    totalCents,
    createdUtc: ctx.now(),
    lines,
  }
}

function refuse(sentence: string | null | undefined) {
  if (sentence) throw badRequest(sentence)
}

const weightOf = (lines: CheckedLine[]) =>
  orderWeight(lines.map(({ part, quantity }) => ({ weight: part.weightLb, quantity })))

/** Dates are a wish: the ERP confirms them (OQ-79). */
function checkDates(input: OrderInput, today: string) {
  for (const { shipBy, needBy } of [input, ...input.cart])
    refuse(checkWishedDate(shipBy, today) ?? checkWishedDate(needBy, today))
}

function orderLine(
  { part, units, ...line }: CheckedLine,
  { cart, shipBy, needBy }: OrderInput,
  index: number,
) {
  return {
    ...line,
    partNumber: part.partNumber,
    description: part.description,
    unitName: units,
    priceCents: part.priceCents,
    shipBy: cart[index]?.shipBy ?? shipBy,
    needBy: cart[index]?.needBy ?? needBy,
  }
}
