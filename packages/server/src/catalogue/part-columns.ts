import { isImpellerNumber, type Part } from '@volute/domain/catalogue'
import { toDollars, toPercent } from '@volute/domain/pricing'
import { schema } from '../db/index.ts'
import { replacedBy } from './replacement-store.ts'

const { parts, units } = schema

/** What a query on parts and their units selects to show a part. */
export const partColumns = {
  partId: parts.id,
  partNumber: parts.partNumber,
  description: parts.description,
  unitId: parts.unitId,
  unitName: units.name,
  priceCents: parts.priceCents,
  weight: parts.weightLb,
  isPaintable: parts.isPaintable,
  isSellable: parts.isSellable,
  hasOtherMaterial: parts.hasOtherMaterial,
  replacedBy,
}

type PartRow = Omit<Part, 'price' | 'companyDiscount' | 'isImpeller'> & { priceCents: number | null }

/** A part as the acting company sees it: its list price in dollars, and the company's discount (PART-01, OQ-36). */
export function partOf({ priceCents, ...row }: PartRow, discountBasisPoints: number): Part {
  return {
    ...row,
    price: priceCents === null ? null : toDollars(priceCents),
    companyDiscount: toPercent(discountBasisPoints),
    isImpeller: isImpellerNumber(row.partNumber),
  }
}
