import { getSession, readStored, writeStored } from '../../core/api/index.ts'
import type { UnsavedCart } from './edit-queue.ts'

/** Key of this user's unsaved edits in this company. */
export function unsavedKey(): string {
  const { user } = getSession()
  return `volute.unsaved-cart/${user.userId}/${user.companyId}`
}

/** Stores the unsaved edits of this user in this company on the device; null removes them. */
export function keepUnsaved(cart: UnsavedCart | null, now = Date.now()) {
  writeStored(unsavedKey(), cart && { ...cart, keptAt: now })
}

/** True if the device has unsaved edits, readable or not. */
export const hasUnsaved = () => readStored(unsavedKey()) !== null
