import type { ShopBrand } from './brand.ts'

/** Missing settings that a shop needs before customers see it, in words; empty once everything is set. */
export function missingOf({ isSetUp, contact, termsVersion }: ShopBrand): readonly string[] {
  return [
    !isSetUp && 'its name and sales address',
    contact.address.length === 0 && 'its postal address',
    contact.phone === '' && 'its phone number',
    termsVersion === null && 'its terms of sale',
  ].filter((words) => words !== false)
}
