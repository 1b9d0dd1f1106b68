import { z } from 'zod/mini'
import { id, limits, text } from '../../core/kernel/index.ts'

/** A word of the trade and the catalogue's word for it: `mech seal` means `mechanical seal`, and the reverse. */
export const synonym = z.object({ synonymId: id, word: z.string(), means: z.string() })
export type Synonym = z.infer<typeof synonym>

const words = text(limits.synonym).check(z.minLength(1))

export const synonymFields = z.object({ word: words, means: words })
