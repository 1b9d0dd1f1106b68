import { storageKeys } from './storage-keys.ts'

/**
 * Deletes the copies that are not the current person's and acting company's. The code that reads them is loaded only where
 * there are any; the offline worker, without which none is kept, has it.
 */
export async function forgetCopies(): Promise<void> {
  if (!(await cacheNames()).some(isCopy)) return
  const { dropCopies } = await import('./kept-copies.ts')
  await dropCopies()
}

/** Insecure origins have no caches, and private windows may refuse them. */
export function cacheNames(): Promise<string[]> {
  return Promise.resolve()
    .then(() => caches.keys())
    .catch(() => [])
}

/** Whether a cache of the browser is a copy, complete or not. */
export function isCopy(name: string): boolean {
  return name.startsWith(`${storageKeys.copies}/`)
}
