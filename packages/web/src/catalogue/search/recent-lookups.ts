import { type Suggestion, suggestion } from '@volute/domain/catalogue'
import { limits } from '@volute/domain/kernel'
import { z } from 'zod/mini'
import { getSession, readStored, writeStored } from '../../api/index.ts'

const stored = z.array(suggestion)

/** What this person last looked up for this company on this device, the last first. */
export function readRecentLookups(): Suggestion[] {
  const kept = stored.safeParse(readStored(storageKey()))
  return kept.success ? kept.data.slice(0, limits.recentLookups) : []
}

export function rememberLookup(found: Suggestion) {
  const others = readRecentLookups().filter(
    ({ type, identifier }) => type !== found.type || identifier !== found.identifier,
  )
  writeStored(storageKey(), [found, ...others].slice(0, limits.recentLookups))
}

export function clearRecentLookups() {
  writeStored(storageKey(), [])
}

function storageKey(): string {
  const { userId, companyId } = getSession().user
  return `volute.lookups.${userId}.${companyId}`
}
