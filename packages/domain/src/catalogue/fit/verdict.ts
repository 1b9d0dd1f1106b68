import { z } from 'zod/mini'
import { id } from '../../core/kernel/index.ts'

/** Kinds of alternates for the part at a position; `IN_NEED` only until the right part is available. */
export const alternateKinds = ['EQUAL', 'BETTER', 'IN_NEED'] as const
export type AlternateKind = (typeof alternateKinds)[number]

/** Verdicts on a part for the pump of its line; the last three need the buyer's acknowledgement. */
export const verdicts = [
  'FITS',
  'REPLACES',
  'ALTERNATE',
  'CHECK_TRIM',
  'CHANGED_SINCE',
  'NOT_IN_THIS_PUMP',
] as const
export type Verdict = (typeof verdicts)[number]

/** True when a line with this verdict needs "Order anyway" from its buyer. */
export const mayNotFit = (verdict: Verdict) =>
  verdict === 'CHECK_TRIM' || verdict === 'CHANGED_SINCE' || verdict === 'NOT_IN_THIS_PUMP'

/** The pump that a line is for, the part's position in it, and the verdict with its reason. */
export const forPump = z.object({
  pumpId: id,
  serialNumber: z.string(),
  /** Description of the assembly that contains the part; null when the part has no position in the pump. */
  assembly: z.nullable(z.string()),
  /** Its reference on the drawing. */
  position: z.nullable(z.string()),
  verdict: z.enum(verdicts),
  /** The reason, in one sentence. */
  reason: z.string(),
  /** Note that the ordered trim or angle is not the pump's own. */
  trimNote: z.optional(z.string()),
  /** True when the buyer has acknowledged a verdict that requires it. */
  isKnown: z.boolean(),
})
export type ForPump = z.infer<typeof forPump>
