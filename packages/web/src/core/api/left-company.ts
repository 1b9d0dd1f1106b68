import { forgetStored, readStored, writeStored } from './browser-storage.ts'
import { storageKeys } from './storage-keys.ts'
import { isText, isWhole, shaped } from './stored-shape.ts'

const key = storageKeys.leftCompany
interface LeftCompany {
  userId: number
  companyId: number
  companyName: string
}
const leftCompany = shaped<LeftCompany>({ userId: isWhole, companyId: isWhole, companyName: isText })

/** Remembers over a reload which company this tab showed, until the user has read that it was changed elsewhere. */
export function noteLeftCompany(shown: LeftCompany, companyId: number) {
  const unread = readLeftCompany(shown.userId)
  if (unread?.companyId === companyId) forgetLeftCompany()
  else if (!unread) writeStored(key, leftCompany(shown), 'sessionStorage')
}

/** Company that this tab showed this user before it was changed elsewhere. */
export function readLeftCompany(userId: number): LeftCompany | null {
  const noted = leftCompany(readStored(key, 'sessionStorage'))
  return noted?.userId === userId ? noted : null
}

export function forgetLeftCompany() {
  forgetStored(key, 'sessionStorage')
}
