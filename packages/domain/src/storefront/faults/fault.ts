import { z } from 'zod/mini'
import { limits, text } from '../../core/kernel/index.ts'

const cell = text(limits.faultText)

/** A row of a manual's fault table: a symptom, a cause and its remedy, and the page on which it stands. */
export const fault = z.object({
  page: z.int().check(z.minimum(1), z.maximum(limits.documentPages)),
  symptom: cell,
  cause: cell,
  remedy: cell,
})
export type Fault = z.infer<typeof fault>
