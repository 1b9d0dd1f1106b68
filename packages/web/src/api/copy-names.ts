import { storageKeys } from './storage-keys.ts'

/** The names of the caches that the browser keeps for the shop. Insecure origins have no caches, and private windows may refuse them. */
export function cacheNames(): Promise<string[]> {
  return Promise.resolve()
    .then(() => caches.keys())
    .catch(() => [])
}

/** Whether a cache of the browser is a copy, complete or not. */
export function isCopy(name: string): boolean {
  return name.startsWith(`${storageKeys.copies}/`)
}
