import { storageKeys } from './storage-keys.ts'

/** Names of the browser's caches; none on insecure origins and in private windows that reject them. */
export function cacheNames(): Promise<string[]> {
  return Promise.resolve()
    .then(() => caches.keys())
    .catch(() => [])
}

/** True when a browser cache is a copy, complete or not. */
export function isCopy(name: string): boolean {
  return name.startsWith(`${storageKeys.copies}/`)
}
