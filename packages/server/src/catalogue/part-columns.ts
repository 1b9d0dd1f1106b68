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

/**
 * A part as the acting company sees it: its list price in dollars, and the company's discount (PART-01, OQ-36).
 * Written out, since copying the rest of a row costs most of the linking of a long BOM.
 */
export function partOf(row: PartRow, discountBasisPoints: number): Part {
  return {
    partId: row.partId,
    partNumber: row.partNumber,
    description: row.description,
    unitId: row.unitId,
    unitName: row.unitName,
    price: row.priceCents === null ? null : toDollars(row.priceCents),
    companyDiscount: toPercent(discountBasisPoints),
    weight: row.weight,
    isPaintable: row.isPaintable,
    isImpeller: isImpellerNumber(row.partNumber),
    isSellable: row.isSellable,
    hasOtherMaterial: row.hasOtherMaterial,
    replacedBy: row.replacedBy,
  }
}
