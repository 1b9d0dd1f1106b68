import { IconCloudOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { offlineMessages } from '@volute/domain/bom'
import { formatMoment } from '@volute/domain/kernel'
import { useEffect } from 'react'
import type { KeptType } from '../api/index.ts'
import { afterFirstSight } from '../ui/load-on-intent.tsx'
import { Alert } from '../ui/alert.tsx'
import styles from './kept-copy.module.css'
import type { LookupPlace, ShownLookup } from './lookup-query.ts'

/** Says that what is on screen is a copy that this device has kept, and of when. */
export function CopyMark({ keptAt }: { keptAt: number }) {
  const moment = formatMoment(new Date(keptAt).toISOString())
  return (
    <div className={styles.mark} role="status">
      <Alert icon={<IconCloudOff size={18} stroke={1.5} aria-hidden="true" />}>
        <strong>{offlineMessages.copy(moment)}</strong> {offlineMessages.hint}
      </Alert>
    </div>
  )
}

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

/** Asks again when the connection is lost, so that the page says what it shows; and for the drawings, once it is back. */
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
