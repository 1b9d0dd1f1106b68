import { z } from 'zod/mini'
import { id } from '../../core/kernel/index.ts'
import { verdicts } from './verdict.ts'

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
