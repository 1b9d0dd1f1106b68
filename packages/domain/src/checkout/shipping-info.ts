import { z } from 'zod/mini'
import { typedText } from '../kernel/index.ts'
import { checkComment } from './check-order-texts.ts'
import { checkShipTo } from './check-ship-to.ts'
import type { FieldErrors } from './check-text.ts'
import { shipTo } from './ship-to.ts'

/** What is saved of a checkout to be used again: the shipping address and its comment (CHECKOUT-06, CHECKOUT-23). */
export const shippingInfo = z.extend(shipTo, { comment: typedText })
export type ShippingInfo = z.infer<typeof shippingInfo>

/** The sentences of its invalid fields, in the form's order; only a valid one can be saved (CHECKOUT-23). */
export function checkShippingInfo(info: ShippingInfo): FieldErrors<keyof ShippingInfo> {
  return { ...checkShipTo(info), ...checkComment(info.comment) }
}
