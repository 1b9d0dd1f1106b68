import { useEffect } from 'react'
import type { KeptType } from '../../api/index.ts'
import { afterFirstSight } from '../../ui/after-first-sight.ts'
import type { LookupPlace, ShownLookup } from './lookup-place.ts'

/** Keeps what the network has answered for a BOM or serial number, once it is on screen. */
export function useKeepLookup({ type, identifier }: LookupPlace, shown: ShownLookup | undefined) {
  const answered = shown?.keptAt === null ? shown.lookup : null
  useEffect(() => {
    if (!answered || type === 'part') return
    return afterFirstSight(() => void keep({ type, identifier }, answered))
  }, [type, identifier, answered])
}

async function keep(place: { type: KeptType; identifier: string }, lookup: ShownLookup['lookup']) {
  // Without its code nothing is kept.
  const code = await import('./keep-lookup.ts').catch(() => null)
  await code?.keepLookup(place, lookup)
}
