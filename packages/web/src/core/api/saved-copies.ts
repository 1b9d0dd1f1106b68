import { durations, limits } from '@volute/domain/core/kernel'
import { cacheNames, isCopy } from './copy-names.ts'
import { getSession } from './session-store.ts'
import { storageKeys } from './storage-keys.ts'

const types = ['bom', 'serial'] as const
export type SavedType = (typeof types)[number]

/** BOM stored on this device for one user and company. */
export interface SavedLookup {
  /** Type and number of the lookup. */
  type: SavedType
  identifier: string
  /** Milliseconds since 1970. */
  savedAt: number
}

interface Owner {
  userId: number
  companyId: number
}

const prefix = storageKeys.copies

/** Key of the lookup in a copy's cache; written last, so a copy without it is incomplete. */
export const COPY_ANSWER = '/lookup'

/** Returns the cache name of a copy, which contains all its properties: `volute.copy/7/2/1795000000000/bom/4RB-EM-100`. */
export function copyName({ userId, companyId }: Owner, { type, identifier, savedAt }: SavedLookup): string {
  return [prefix, userId, companyId, savedAt, type, encodeURIComponent(identifier)].join('/')
}

/** Copies on this device for the current user and acting company, latest first. */
export async function listCopies() {
  return (await sortStoredCopies()).saved
}

/** Reads an answer, including a 404, from the latest copy that contains it; throws when no copy does. */
export async function readSaved(path: string): Promise<Response> {
  for (const { name } of await listCopies()) {
    const saved = await caches.match(path, { cacheName: name, ignoreVary: true })
    if (saved) return saved
  }
  throw new Error('This answer is not saved.')
}

/** Deletes all copies except those of the current user and acting company; all copies when nobody is signed in. */
export async function dropCopies() {
  const { dropped } = await sortStoredCopies()
  await Promise.all(dropped.map((name) => caches.delete(name)))
}

/** Sorts the stored copies. A page closed while storing a copy leaves an incomplete one, which is dropped. */
async function sortStoredCopies() {
  const copies = (await cacheNames()).filter(isCopy)
  const answers = await Promise.all(
    copies.map((cacheName) => caches.match(COPY_ANSWER, { cacheName }).catch(() => undefined)),
  )
  const { saved, dropped } = sortCopies(
    copies.filter((_, place) => answers[place]),
    getSession().user,
    Date.now(),
  )
  return { saved, dropped: [...dropped, ...copies.filter((_, place) => !answers[place])] }
}

/**
 * Sorts browser cache names into the user's copies for this company, latest first, and copies to drop: those of others, of
 * an earlier lookup of the same number, too many or too old. Ignores other caches.
 */
export function sortCopies(names: readonly string[], { userId, companyId }: Owner, now: number) {
  const own = `${prefix}/${userId}/${companyId}/`
  const oldest = now - durations.savedLookupDays * durations.day
  const seen = new Set<string>()
  const copies = names.filter(isCopy)
  const saved = copies
    .filter((name) => userId !== 0 && name.startsWith(own))
    .flatMap((name) => readName(name))
    .toSorted((a, b) => b.savedAt - a.savedAt)
    .filter((copy) => copy.savedAt > oldest && isFirst(copy))
    .slice(0, limits.savedLookups)
  return { saved, dropped: copies.filter((name) => saved.every((copy) => copy.name !== name)) }

  function isFirst({ type, identifier }: SavedLookup): boolean {
    const number = `${type} ${identifier.toUpperCase()}`
    if (seen.has(number)) return false
    seen.add(number)
    return true
  }
}

function readName(name: string): (SavedLookup & { name: string })[] {
  const [, , , savedAt, written, identifier = ''] = name.split('/')
  const type = types.find((one) => one === written)
  return type ? [{ name, type, identifier: decodeURIComponent(identifier), savedAt: Number(savedAt) }] : []
}
