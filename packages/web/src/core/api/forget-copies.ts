import { cacheNames, isCopy } from './copy-names.ts'

/**
 * Deletes copies that do not belong to the current user and acting company. Loads the code that reads copies only if there
 * are any; the offline worker caches it.
 */
export async function forgetCopies(): Promise<void> {
  if (!(await cacheNames()).some(isCopy)) return
  const { dropCopies } = await import('./saved-copies.ts')
  await dropCopies()
}
