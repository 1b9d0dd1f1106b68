/**
 * Whose price a line shows (PRICE-02): the catalogue's, the customer's own as the ERP has just said it, or as it said it before
 * it fell silent; `unknown` while it has not said any, and the ERP prices the line when the order arrives.
 */
export const priceKinds = ['catalogue', 'own', 'old', 'unknown'] as const
export type PriceKind = (typeof priceKinds)[number]

const texts: Record<PriceKind, string | null> = {
  catalogue: null,
  own: 'Your price',
  old: 'Your price, as last known',
  unknown: 'Your price is not known now',
}

/** Text beside a price; null where it is the catalogue's. */
export const priceText = (kind: PriceKind): string | null => texts[kind]

/** Notice for a cart whose prices are not all certain; null where they are (PRICE-04). */
export function priceNotice(items: readonly { priceKind: PriceKind }[]): string | null {
  if (items.some(({ priceKind }) => priceKind === 'unknown'))
    return 'Not every price is known at the moment. What has none is priced when the order is received.'
  if (items.some(({ priceKind }) => priceKind === 'old'))
    return 'Some prices could not be asked for just now and are shown as they were last known.'
  return null
}
