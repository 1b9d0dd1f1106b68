import { sortCopies } from './copy-name.ts'
import { getSession } from './session-store.ts'

/** What this device has kept for the person on screen and the company acted for, the last looked up first. */
export async function listCopies() {
  return (await sortNow()).kept
}

/** Forgets every copy that is not one of the person's on screen for the company acted for; all when nobody is signed in. */
export async function forgetCopies() {
  const { dropped } = await sortNow()
  await Promise.all(dropped.map((name) => caches.delete(name)))
}

async function sortNow() {
  // Insecure addresses have no caches, and private windows may refuse them: nothing is kept then.
  const names = await Promise.resolve()
    .then(() => caches.keys())
    .catch(() => [])
  return sortCopies(names, getSession().user, Date.now())
}
