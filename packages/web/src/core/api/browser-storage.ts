import { storageKeys } from './storage-keys.ts'

type Area = 'localStorage' | 'sessionStorage'

/** Value that the browser stores under a key; null when there is nothing, or nothing readable (SHELL-61). */
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
    // Private windows and full disks reject; the value then lives as long as the page.
  }
}

/** Removes a key. */
export function forgetStored(key: string, area: Area = 'localStorage') {
  try {
    window[area].removeItem(key)
  } catch {
    // Storage is rejected: nothing was kept.
  }
}

/** The key of what a person has begun for a company and not finished; it goes when they sign out. */
export const draftKey = (name: string, { userId, companyId }: { userId: number; companyId: number }) =>
  `${storageKeys.drafts}${name}/${userId}/${companyId}`

/** Forgets everything that was begun on this device, in its tabs and across them. */
export function forgetDrafts() {
  try {
    for (const area of [window.localStorage, window.sessionStorage])
      for (const key of Object.keys(area)) if (key.startsWith(storageKeys.drafts)) area.removeItem(key)
  } catch {
    // Storage is rejected: nothing was kept.
  }
}
