import { cacheNames, isCopy } from './copy-names.ts'

/**
 * Deletes the copies that are not the current person's and acting company's. The code that reads them is loaded only where
 * there are any; the offline worker keeps it.
 */
export async function forgetCopies(): Promise<void> {
  if (!(await cacheNames()).some(isCopy)) return
  const { dropCopies } = await import('./kept-copies.ts')
  await dropCopies()
}
