import { IconCloudOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { offlineMessages } from '@volute/domain/catalogue/bom'
import { formatMoment } from '@volute/domain/core/kernel'
import { useEffect } from 'react'
import type { SavedType } from '../../core/api/index.ts'
import { afterFirstSight } from '../../core/ui/load-on-intent.tsx'
import { Alert } from '../../core/ui/alert.tsx'
import styles from './saved-copy.module.css'
import type { LookupPlace, ShownLookup } from './lookup-query.ts'

/** Banner: the page shows a copy saved on this device, with its time. */
export function CopyMark({ savedAt }: { savedAt: number }) {
  const moment = formatMoment(new Date(savedAt).toISOString())
  return (
    <div className={styles.mark} role="status">
      <Alert icon={<IconCloudOff size={18} stroke={1.5} aria-hidden="true" />}>
        <strong>{offlineMessages.copy(moment)}</strong> {offlineMessages.hint}
      </Alert>
    </div>
  )
}

/** Stores a live look-up on this device after the page has been painted. */
export function useKeepLookup({ type, identifier }: LookupPlace, shown: ShownLookup | undefined) {
  const answered = shown?.savedAt === null ? shown.lookup : null
  useEffect(() => {
    if (!answered || type === 'part') return
    return afterFirstSight(() => void keep({ type, identifier }, answered))
  }, [type, identifier, answered])
}

async function keep(place: { type: SavedType; identifier: string }, lookup: ShownLookup['lookup']) {
  // Stores nothing if the code fails to load.
  const code = await import('./keep-lookup.ts').catch(() => null)
  await code?.keepLookup(place, lookup)
}

/** Refetches when the connection drops, so that the page is marked as a copy. Refetches the drawings when it returns. */
export function useFollowConnection(isCopy: boolean, ask: () => Promise<unknown>) {
  const client = useQueryClient()
  useEffect(() => {
    const follow = () => void ask()
    window.addEventListener('offline', follow)
    return () => window.removeEventListener('offline', follow)
  }, [ask])
  useEffect(() => {
    if (!isCopy) return
    return () => {
      void client.invalidateQueries({ queryKey: ['has-drawing'] })
      void client.invalidateQueries({ queryKey: ['drawing'] })
    }
  }, [client, isCopy])
}
