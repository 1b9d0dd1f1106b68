import { COPY_ANSWER, isCopy, sortCopies } from './copy-name.ts'
import { getSession } from './session-store.ts'

/** What this device has kept for the person on screen and the company acted for, the last looked up first. */
export async function listCopies() {
  return (await sortNow()).kept
}

/** An answer as it was last kept with a copy, also that there is none; throws where nobody asked. */
export async function readKept(path: string): Promise<Response> {
  for (const { name } of await listCopies()) {
    const kept = await caches.match(path, { cacheName: name, ignoreVary: true })
    if (kept) return kept
  }
  throw new Error('This answer is not kept.')
}

/** Forgets every copy that is not one of the person's on screen for the company acted for; all when nobody is signed in. */
export async function forgetCopies() {
  const { dropped } = await sortNow()
  await Promise.all(dropped.map((name) => caches.delete(name)))
}

/** A page that went while it kept a copy has left a part of it, which does not stand for the number. */
async function sortNow() {
  const copies = (await cacheNames()).filter(isCopy)
  const answers = await Promise.all(
    copies.map((cacheName) => caches.match(COPY_ANSWER, { cacheName }).catch(() => undefined)),
  )
  const { kept, dropped } = sortCopies(
    copies.filter((_, place) => answers[place]),
    getSession().user,
    Date.now(),
  )
  return { kept, dropped: [...dropped, ...copies.filter((_, place) => !answers[place])] }
}

/** Insecure addresses have no caches, and private windows may refuse them: nothing is kept then. */
function cacheNames(): Promise<string[]> {
  return Promise.resolve()
    .then(() => caches.keys())
    .catch(() => [])
}
