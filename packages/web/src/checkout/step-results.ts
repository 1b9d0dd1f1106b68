import { findShipType } from '@volute/domain/checkout'
import type { CheckoutDraft } from './checkout-draft.ts'

/** What closed step 1 says of itself: `Harlan Water District, Fresno CA · PO 88-1042`. */
export function customerResult(draft: CheckoutDraft): string {
  const place = [draft.shippingCity, draft.shippingState].filter(Boolean).join(' ')
  const address = [draft.shippingCompanyName, place].filter(Boolean).join(', ')
  return [address, draft.poNumber && `PO ${draft.poNumber}`].filter(Boolean).join(' · ')
}

/** What closed step 2 says of itself: `UPS Ground · everything together`. */
export function deliveryResult({ shipVia, allowPartialShipments }: CheckoutDraft): string {
  const found = findShipType(shipVia)
  if (!found) return ''
  const { carrier, type } = found
  const name = carrier.name === type.name ? carrier.name : `${carrier.name} ${type.name}`
  return `${name} · ${allowPartialShipments ? 'parts as they are ready' : 'everything together'}`
}
