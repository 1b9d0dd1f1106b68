import { type CartEdit, cartEditOf, type CartItem, cartItem } from '@volute/domain/buying/cart'
import { durations } from '@volute/domain/core/kernel'
import { z } from 'zod/mini'
import { getSession, readStored, writeStored } from '../../core/api/index.ts'

/** An edit with the id by which the server knows whether it has done it already. */
export interface QueuedEdit {
  editId: string
  edit: CartEdit<CartItem>
}

/** A cart that was left before its edits were confirmed: the stored lines that they were made on, and the edits. */
export interface UnsavedCart {
  version: number
  saved: readonly CartItem[]
  edits: readonly QueuedEdit[]
  lastNewId: number
}

// A line made here has no id from the server yet.
const line = z.extend(cartItem, { cartItemId: z.int() })
const unsavedCart = z.object({
  version: z.int(),
  saved: z.array(line),
  edits: z.array(z.object({ editId: z.uuid(), edit: cartEditOf(line) })),
  lastNewId: z.int(),
  keptAt: z.int(),
})

/** Keeps the unsaved edits of this person in this company on the device; null removes them. */
export function keepUnsaved(cart: UnsavedCart | null, now = Date.now()) {
  writeStored(key(), cart && { ...cart, keptAt: now })
}

/** The unsaved edits that were kept here in the last 24 hours; older or unreadable ones are ignored. */
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
