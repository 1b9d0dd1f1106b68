import { z } from 'zod/mini'
import { replacement } from '../part/index.ts'
import { id, money, text, typedQuantity } from '../kernel/index.ts'

/** A line of the cart as the server sends it (CART-01). */
export const cartItem = z.object({
  cartItemId: id,
  /** The part's description (OQ-83). */
  name: z.string(),
  partId: id,
  partNumber: z.string(),
  quantity: z.int(),
  units: z.string(),
  price: z.nullable(money),
  /** Pounds. */
  weight: z.nullable(z.number()),
  isPaintable: z.boolean(),
  paintColorId: z.nullable(id),
  /** Inches; 0 is Full Trim, null for parts that are no impeller. */
  impellerTrim: z.nullable(z.number()),
  /** Whole degrees. */
  impellerAngle: z.nullable(z.int()),
  /** False once the catalogue has stopped selling a part that is in the cart. */
  isSellable: z.boolean(),
  replacedBy: z.nullable(replacement),
  /** Always null from the server; the lead-time widget fills it. */
  dateAvailable: z.null(),
})
export type CartItem = z.infer<typeof cartItem>

/** A line as it is put into the cart; the server takes unit, price and description from the catalogue. */
export const itemIn = z.object({
  partId: id,
  paintColorId: z.nullish(z.int()),
  quantity: typedQuantity,
  impellerTrim: z.nullish(z.number()),
  impellerAngle: z.nullish(z.number()),
  units: z.nullish(text(50)),
  cartItemId: z.nullish(id),
})
export type ItemIn = z.infer<typeof itemIn>

export type EditableField = 'quantity' | 'paintColorId' | 'impellerTrim' | 'impellerAngle'
/** What can be edited about a line (CART-05). */
export const editableFields: readonly EditableField[] = [
  'quantity',
  'paintColorId',
  'impellerTrim',
  'impellerAngle',
]

/** Whether two states of a line hold the same part, and the same in all that can be edited. */
export function isSameLine(a: LineState, b: LineState): boolean {
  return a.partId === b.partId && editableFields.every((field) => a[field] === b[field])
}

type LineState = { partId: number } & Record<EditableField, number | null>
