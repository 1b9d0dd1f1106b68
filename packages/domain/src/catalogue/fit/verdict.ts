import { z } from 'zod/mini'
import { id } from '../../core/kernel/index.ts'

/** Kinds of alternates to the part whose position they may take; `IN_NEED` only until the right one is there. */
export const alternateKinds = ['EQUAL', 'BETTER', 'IN_NEED'] as const
export type AlternateKind = (typeof alternateKinds)[number]

/** Verdicts on a part for the pump of its line; the last two are bought only by who says that they know. */
export const verdicts = ['FITS', 'REPLACES', 'ALTERNATE', 'CHANGED_SINCE', 'NOT_IN_THIS_PUMP'] as const
export type Verdict = (typeof verdicts)[number]

/** True when a line with this verdict asks its buyer to order it anyway. */
export const mayNotFit = (verdict: Verdict) => verdict === 'CHANGED_SINCE' || verdict === 'NOT_IN_THIS_PUMP'

/** The pump that a line is for, where in it the part stands, and why it fits. */
export const forPump = z.object({
  pumpId: id,
  serialNumber: z.string(),
  /** The description of the assembly in which the part stands; null where it has no place in the pump. */
  assembly: z.nullable(z.string()),
  /** The number of its balloon there. */
  position: z.nullable(z.string()),
  verdict: z.enum(verdicts),
  /** Why, in one sentence. */
  reason: z.string(),
  /** True when its buyer has acknowledged a verdict that asks for it. */
  isKnown: z.boolean(),
})
export type ForPump = z.infer<typeof forPump>
