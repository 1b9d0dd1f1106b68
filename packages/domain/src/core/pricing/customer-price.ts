/**
 * Kinds of price on a line (PRICE-02): the catalogue's, the customer's own as the ERP just gave it, or the ERP's last known
 * one while it does not answer. `unknown` until the ERP has given one; the ERP then prices the line when the order arrives.
 */
export const priceKinds = ['catalogue', 'own', 'old', 'unknown'] as const
export type PriceKind = (typeof priceKinds)[number]

const texts: Record<PriceKind, string | null> = {
  catalogue: null,
  own: 'Your price',
  old: 'Your price, as last known',
  unknown: 'Your price is not known now',
}

/** Text next to a price; null for the catalogue's price. */
export const priceText = (kind: PriceKind): string | null => texts[kind]

/** Notice for a cart in which some prices are uncertain; null if none is (PRICE-04). */
export function priceNotice(items: readonly { priceKind: PriceKind }[]): string | null {
  if (items.some(({ priceKind }) => priceKind === 'unknown'))
    return 'Not every price is known at the moment. What has none is priced when the order is received.'
  if (items.some(({ priceKind }) => priceKind === 'old'))
    return 'Some prices could not be asked for just now and are shown as they were last known.'
  return null
}
