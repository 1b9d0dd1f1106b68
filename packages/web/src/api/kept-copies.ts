import { durations, limits } from '@volute/domain/kernel'
import { getSession } from './session-store.ts'
import { storageKeys } from './storage-keys.ts'

const types = ['bom', 'serial'] as const
export type KeptType = (typeof types)[number]

/** A BOM that this device has kept for one person and company. */
export interface KeptLookup {
  /** What it was looked up by. */
  type: KeptType
  identifier: string
  /** Milliseconds since 1970. */
  keptAt: number
}

interface Owner {
  userId: number
  companyId: number
}

const word = storageKeys.copies

/** Where a copy's cache holds the look-up itself; it comes last, so that a copy without it is not whole. */
export const COPY_ANSWER = '/lookup'

/** The name of a copy's cache tells all about it: `volute.copy/7/2/1795000000000/bom/4RB-EM-100`. */
export function copyName({ userId, companyId }: Owner, { type, identifier, keptAt }: KeptLookup): string {
  return [word, userId, companyId, keptAt, type, encodeURIComponent(identifier)].join('/')
}

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

/**
 * Which of the browser's caches are the person's copies for this company, the last looked up first, and which are copies
 * to be forgotten: of others, of an earlier look-up of the same number, too many or too old. Other caches are neither.
 */
export function sortCopies(names: readonly string[], { userId, companyId }: Owner, now: number) {
  const own = `${word}/${userId}/${companyId}/`
  const oldest = now - durations.keptLookupDays * durations.day
  const seen = new Set<string>()
  const copies = names.filter(isCopy)
  const kept = copies
    .filter((name) => userId !== 0 && name.startsWith(own))
    .flatMap((name) => readName(name))
    .toSorted((a, b) => b.keptAt - a.keptAt)
    .filter((copy) => copy.keptAt > oldest && isFirst(copy))
    .slice(0, limits.keptLookups)
  return { kept, dropped: copies.filter((name) => kept.every((copy) => copy.name !== name)) }

  function isFirst({ type, identifier }: KeptLookup): boolean {
    const number = `${type} ${identifier.toUpperCase()}`
    if (seen.has(number)) return false
    seen.add(number)
    return true
  }
}

/** Whether a cache of the browser is a copy, or a part of one; the others are not the copies' business. */
export function isCopy(name: string): boolean {
  return name.startsWith(`${word}/`)
}

function readName(name: string): (KeptLookup & { name: string })[] {
  const [, , , keptAt, written, identifier = ''] = name.split('/')
  const type = types.find((one) => one === written)
  return type ? [{ name, type, identifier: decodeURIComponent(identifier), keptAt: Number(keptAt) }] : []
}
