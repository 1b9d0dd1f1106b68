import { cartItem } from '@volute/domain/cart'
import { durations } from '@volute/domain/kernel'
import { z } from 'zod/mini'
import { getSession, readStored, writeStored } from '../api/index.ts'

// A line made here has no id of the server's yet.
const lines = z.array(z.extend(cartItem, { cartItemId: z.int() }))
const unsavedCart = z.object({ version: z.int(), saved: lines, items: lines, keptAt: z.int() })

/** A cart that was left before its save was confirmed: what it was made from, and what it became. */
export type UnsavedCart = Omit<z.infer<typeof unsavedCart>, 'keptAt'>

/** Keeps an unsaved cart of this person in this company on the device; null forgets it. */
export function keepUnsaved(cart: UnsavedCart | null, now = Date.now()) {
  writeStored(key(), cart && { ...cart, keptAt: now })
}

/** The unsaved cart that was kept here in the last 24 hours; what is older or unreadable is none. */
export function readUnsaved(now = Date.now()): UnsavedCart | null {
  const { data } = unsavedCart.safeParse(readStored(key()))
  if (!data || now - data.keptAt > durations.day) return null
  const { version, saved, items } = data
  return { version, saved, items }
}

function key(): string {
  const { user } = getSession()
  return `volute.unsaved-cart/${user.userId}/${user.companyId}`
}
