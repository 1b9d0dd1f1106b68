import { storageKeys } from './storage-keys.ts'

/** The names of the browser's caches; none on insecure origins and in private windows that reject them. */
export function cacheNames(): Promise<string[]> {
  return Promise.resolve()
    .then(() => caches.keys())
    .catch(() => [])
}

/** True when a cache of the browser is a copy, complete or not. */
export function isCopy(name: string): boolean {
  return name.startsWith(`${storageKeys.copies}/`)
}
