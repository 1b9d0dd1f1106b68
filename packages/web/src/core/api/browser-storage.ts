import { storageKeys } from './storage-keys.ts'

type Area = 'localStorage' | 'sessionStorage'

/** Reads the value stored in the browser under a key; null when it is missing or unreadable (SHELL-61). */
export function readStored(key: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value as JSON, if the browser allows it. */
export function writeStored(key: string, value: unknown, area: Area = 'localStorage') {
  try {
    window[area].setItem(key, JSON.stringify(value))
  } catch {
    // Private windows and full disks reject writes; the value then lives as long as the page.
  }
}

/** Removes a key. */
export function forgetStored(key: string, area: Area = 'localStorage') {
  try {
    window[area].removeItem(key)
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}

/** Key of a user's draft for a company; removed when they sign out. */
export const draftKey = (name: string, { userId, companyId }: { userId: number; companyId: number }) =>
  `${storageKeys.drafts}${name}/${userId}/${companyId}`

/** Deletes all drafts on this device, in this tab and shared between tabs. */
export function forgetDrafts() {
  try {
    for (const area of [window.localStorage, window.sessionStorage])
      for (const key of Object.keys(area)) if (key.startsWith(storageKeys.drafts)) area.removeItem(key)
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
