import { z } from 'zod/mini'
import { id } from '../../core/kernel/index.ts'
import { part } from '../part/index.ts'
import { bomLine } from './bom-line.ts'

/** A pump or BOM with its whole tree of parts. A device may store it for days, so its page validates it. */
export const lookup = z.object({
  bomNumber: z.string(),
  pumpModel: z.nullable(z.string()),
  trim: z.nullable(z.number()),
  /** Degrees. */
  angle: z.nullable(z.number()),
  serialNumber: z.nullable(z.string()),
  /** The pump that parts are added for; null for a BOM or a part. */
  pumpId: z.nullable(id),
  /** Host and path without a scheme, or a path on this site. */
  manualUrl: z.nullable(z.string()),
  pumpCurves: z.array(z.object({ name: z.string(), url: z.string() })),
  forceNestedBom: z.boolean(),
  bom: z.object({ partNumber: z.string(), description: z.string(), parts: z.array(bomLine) }),
  companyDiscount: z.nullable(z.number()),
  /** Parts that replace superseded ones of a pump's list. */
  replacements: z.optional(z.array(part)),
})
