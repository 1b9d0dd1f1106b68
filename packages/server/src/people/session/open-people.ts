import { isDeepStrictEqual } from 'node:util'
import type { Shop } from '../../core/http/context.ts'
import { CachedReads, doTogether } from '../../core/db/index.ts'
import type { FoundActor, People } from '../../core/http/people.ts'
import { admit } from './find-actor.ts'
import { findDevice } from './known-device.ts'
import { findSessions } from './session-store.ts'
import { hashToken } from './tokens.ts'

/** Number of people that a process caches; a few kB each. */
const MOST = 10_000

/** Finds the people of many calls at once. */
export function openPeople(shop: Shop): People {
  const known = new Map<string, FoundActor>()
  let catalogue = new CachedReads(0)
  const readSession = doTogether((db, tokenHashes: readonly string[]) =>
    findSessions(db, tokenHashes, shop.now()),
  )

  /** Returns the same object as before, unless the person has changed. */
  function remember(tokenHash: string, found: FoundActor | undefined) {
    const before = known.get(tokenHash)
    known.delete(tokenHash)
    if (!found) return undefined
    const same = before && isDeepStrictEqual(before, found) ? before : found
    known.set(tokenHash, same)
    if (known.size > MOST) for (const longest of known.keys().take(1)) known.delete(longest)
    return same
  }

  return {
    async find(token, isActivity = true) {
      const tokenHash = hashToken(token)
      const session = await readSession(shop.db, tokenHash)
      const version = session?.row.catalogue_version ?? 0
      if (session && version !== catalogue.version) catalogue = new CachedReads(version)
      const read = catalogue
      const found = remember(tokenHash, await admit(shop, tokenHash, session, isActivity))
      return found && { found, catalogue: read }
    },
    recall(token) {
      const found = known.get(hashToken(token))
      return found && { found, catalogue }
    },
    findDevice: (input) => findDevice(shop, input),
  }
}
