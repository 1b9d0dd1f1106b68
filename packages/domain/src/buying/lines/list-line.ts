import { z } from 'zod/mini'
import { id, limits, text } from '../../core/kernel/index.ts'

/** Sources of a list. */
export const lineSources = ['TYPED', 'PASTED', 'FILE', 'ORDER', 'QUOTE'] as const
export type LineSource = (typeof lineSources)[number]

const asRead = text(limits.readCell)

/** Line of a list before the catalogue lookup, from any source; typed or read values are text. */
export const listLine = z.object({
  typedNumber: z.optional(text(limits.catalogueNumber)),
  /** Part id; if present, `typedNumber` is not used for the lookup. */
  partId: z.optional(id),
  quantity: asRead,
  options: z.object({
    /** Color name; `No Paint` is no paint, empty means not chosen. */
    paintColor: asRead,
    paintColorId: z.nullish(id),
    /** Inches, or `Full Trim`. */
    trim: asRead,
    /** Degrees. */
    angle: asRead,
  }),
  pumpId: z.nullish(id),
  /** Note beside the line; passed through, not stored. */
  note: z.optional(text(limits.listNote)),
  source: z.enum(lineSources),
  /** Id under which a cart adds the line, so that sending it again does not add it twice. */
  editId: z.optional(z.uuid()),
})
export type ListLine = z.infer<typeof listLine>
