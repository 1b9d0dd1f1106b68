import { offlineMessages } from '@volute/domain/catalogue'
import { ApiError, NetworkError, sentenceOf } from '../../api/index.ts'
import { Alert } from '../../ui/alert.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { KeptLookups, useKeptLookups } from '../kept/kept-lookups.tsx'
import styles from './lookup-failure.module.css'
import { PartNotSellable } from './part-not-sellable.tsx'

interface LookupFailureProps {
  failure: Error
  onRetry: () => void
}

/** What failed, then the 'Part Not Sellable.' page (LOOKUP-21); without a network, what is kept on this device. */
export function LookupFailure({ failure, onRetry }: LookupFailureProps) {
  const kept = useKeptLookups()
  const mayPass = failure instanceof ApiError && failure.status >= 500
  if (kept === undefined) return null
  const isOffline = failure instanceof NetworkError && (kept.length > 0 || !navigator.onLine)
  return (
    <div className={styles.failure}>
      {isOffline ? (
        <>
          <FailureCard page title={offlineMessages.notKeptTitle} onRetry={onRetry}>
            {offlineMessages.notKept}
          </FailureCard>
          {kept.length > 0 && <KeptLookups of={kept} />}
        </>
      ) : (
        <>
          <Alert assertive>{sentenceOf(failure)}</Alert>
          <PartNotSellable onRetry={mayPass ? onRetry : undefined} />
        </>
      )}
    </div>
  )
}
