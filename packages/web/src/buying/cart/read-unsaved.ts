import { cartEditOf, cartItem } from '@volute/domain/buying/cart'
import { durations } from '@volute/domain/core/kernel'
import { z } from 'zod/mini'
import { readStored } from '../../core/api/index.ts'
import type { UnsavedCart } from './edit-queue.ts'
import { unsavedKey } from './keep-unsaved.ts'

// A line created here has no server id yet.
const line = z.extend(cartItem, { cartItemId: z.int() })
const unsavedCart = z.object({
  version: z.int(),
  saved: z.array(line),
  edits: z.array(z.object({ editId: z.uuid(), edit: cartEditOf(line) })),
  lastNewId: z.int(),
  keptAt: z.int(),
})

/** Reads the unsaved edits stored here in the last 24 hours; ignores older or unreadable ones. */
export function readUnsaved(now = Date.now()): UnsavedCart | null {
  const { data } = unsavedCart.safeParse(readStored(unsavedKey()))
  if (!data || now - data.keptAt > durations.day) return null
  const { keptAt: _, ...cart } = data
  return cart
}
