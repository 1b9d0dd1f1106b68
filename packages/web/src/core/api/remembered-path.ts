import { safePath } from '@volute/domain/people/session'
import { storageKeys } from './storage-keys.ts'

const key = storageKeys.path

/** Stores the page that a signed-out visitor wanted, until the sign-in (SHELL-16). */
export function rememberPath({ pathname, searchStr }: { pathname: string; searchStr: string }) {
  storage()?.setItem(key, pathname + searchStr)
}

/** Returns the remembered path and forgets it; `/` when there is none that is safe (OQ-16). */
export function takeRememberedPath(): string {
  const path = storage()?.getItem(key) ?? ''
  forgetPath()
  return safePath(path, window.location.origin)
}

export function forgetPath() {
  storage()?.removeItem(key)
}

function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
