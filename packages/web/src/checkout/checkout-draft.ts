import {
  changeCarrier,
  type DeliveryChoice,
  defaultCountry,
  type OrderTexts,
  shipTo,
} from '@volute/domain/checkout'
import { typedText } from '@volute/domain/kernel'
import { z } from 'zod/mini'

const checkoutDraft = z.extend(shipTo, {
  quoteName: typedText,
  comment: typedText,
  poNumber: typedText,
  carrier: typedText,
  shipVia: typedText,
  accountNumber: typedText,
  specialInstructions: typedText,
  allowPartialShipments: z.boolean(),
}) satisfies z.ZodMiniType<OrderTexts & DeliveryChoice>

/** Everything that is typed and chosen in steps 1 and 2 of a checkout. */
export type CheckoutDraft = z.infer<typeof checkoutDraft>

/** A checkout nobody has typed into: to the US, in one shipment (CHECKOUT-28). */
export const emptyDraft: CheckoutDraft = {
  ...checkoutDraft.parse({ allowPartialShipments: false }),
  shippingCountry: defaultCountry,
}

/** Reads a kept draft; anything unreadable is a new one, which starts as told. */
export function readDraft(kept: unknown, start = emptyDraft): CheckoutDraft {
  return checkoutDraft.safeParse(kept).data ?? start
}

/** The draft after a change; another country has other states, another carrier other ship types (CHECKOUT-19). */
export function changeDraft(draft: CheckoutDraft, change: Partial<CheckoutDraft>): CheckoutDraft {
  const { carrier, shippingCountry } = change
  if (carrier !== undefined) return changeCarrier(draft, carrier)
  if (shippingCountry !== undefined) return { ...draft, shippingCountry, shippingState: '' }
  return { ...draft, ...change }
}
