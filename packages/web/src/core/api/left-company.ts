import { z } from 'zod/mini'
import { forgetStored, readStored, writeStored } from './browser-storage.ts'
import { storageKeys } from './storage-keys.ts'

const key = storageKeys.leftCompany
const leftCompany = z.object({ userId: z.int(), companyId: z.int(), companyName: z.string() })
type LeftCompany = z.infer<typeof leftCompany>

/** Remembers over a reload which company this tab showed, until the user has read that it was changed elsewhere. */
export function noteLeftCompany(shown: LeftCompany, companyId: number) {
  const unread = readLeftCompany(shown.userId)
  if (unread?.companyId === companyId) forgetLeftCompany()
  else if (!unread) writeStored(key, leftCompany.parse(shown), 'sessionStorage')
}

/** Company that this tab showed this user before it was changed elsewhere. */
export function readLeftCompany(userId: number): LeftCompany | null {
  const noted = leftCompany.safeParse(readStored(key, 'sessionStorage'))
  return noted.success && noted.data.userId === userId ? noted.data : null
}

export function forgetLeftCompany() {
  forgetStored(key, 'sessionStorage')
}
