import { type CartEdit, cartEditOf, type CartItem, cartItem } from '@volute/domain/buying/cart'
import { durations } from '@volute/domain/core/kernel'
import { z } from 'zod/mini'
import { getSession, readStored, writeStored } from '../../core/api/index.ts'

/** Edit with an id that tells the server if it has already applied it. */
export interface QueuedEdit {
  editId: string
  edit: CartEdit<CartItem>
}

/** Cart that was left before its edits were confirmed: the stored lines that the edits are based on, and the edits. */
export interface UnsavedCart {
  version: number
  saved: readonly CartItem[]
  edits: readonly QueuedEdit[]
  lastNewId: number
}

// A line created here has no server id yet.
const line = z.extend(cartItem, { cartItemId: z.int() })
const unsavedCart = z.object({
  version: z.int(),
  saved: z.array(line),
  edits: z.array(z.object({ editId: z.uuid(), edit: cartEditOf(line) })),
  lastNewId: z.int(),
  keptAt: z.int(),
})

/** Stores the unsaved edits of this user in this company on the device; null removes them. */
export function keepUnsaved(cart: UnsavedCart | null, now = Date.now()) {
  writeStored(key(), cart && { ...cart, keptAt: now })
}

/** Reads the unsaved edits stored here in the last 24 hours; ignores older or unreadable ones. */
export function readUnsaved(now = Date.now()): UnsavedCart | null {
  const { data } = unsavedCart.safeParse(readStored(key()))
  if (!data || now - data.keptAt > durations.day) return null
  const { keptAt: _, ...cart } = data
  return cart
}

function key(): string {
  const { user } = getSession()
  return `volute.unsaved-cart/${user.userId}/${user.companyId}`
}
