import { z } from 'zod/mini'
import { id, money } from '../../core/kernel/index.ts'

/** The part to order instead of another: the end of its replacement chain. */
export const replacement = z.object({ partNumber: z.string(), description: z.string() })
export type Replacement = z.infer<typeof replacement>

/** A part with its price for the acting company (PART-01). */
export const part = z.object({
  partId: id,
  partNumber: z.string(),
  description: z.string(),
  /** File name of its picture; absent where it is not drawn. */
  picture: z.optional(z.string()),
  unitId: id,
  unitName: z.string(),
  price: z.nullable(money),
  /** Percent. */
  companyDiscount: z.nullable(z.number()),
  /** Pounds. */
  weight: z.nullable(z.number()),
  isPaintable: z.boolean(),
  isImpeller: z.boolean(),
  isSellable: z.boolean(),
  hasOtherMaterial: z.boolean(),
  /** Inches that an impeller can be cut down to, and its full trim; absent where unknown (OQ-117). */
  trimMin: z.optional(z.number()),
  trimFull: z.optional(z.number()),
  replacedBy: z.nullable(replacement),
})
export type Part = z.infer<typeof part>

export const paintColor = z.object({
  paintColorId: id,
  name: z.string(),
  hexCode: z.string().check(z.regex(/^#[0-9A-F]{6}$/i)),
})
export type PaintColor = z.infer<typeof paintColor>
