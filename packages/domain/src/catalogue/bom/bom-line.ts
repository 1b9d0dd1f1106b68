import { z } from 'zod/mini'
import { part } from '../part/index.ts'

/** A BOM line: the part, its quantity per parent, and the lines below it. */
export const bomLine = z.extend(part, {
  /** Sort order within the BOM. */
  position: z.int(),
  /** Reference of the line on drawings and lists: `1`, `10A`, `433.1`. */
  reference: z.string(),
  buildQuantity: z.number(),
  get parts() {
    return z.array(bomLine)
  },
})
bomLine.register(z.globalRegistry, { id: 'BomLine' })
export type BomLine = z.infer<typeof bomLine>
