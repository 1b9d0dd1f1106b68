import { ApiError, sentenceOf } from '../../api/index.ts'
import { Alert } from '../../ui/alert.tsx'
import styles from './lookup-failure.module.css'
import { PartNotSellable } from './part-not-sellable.tsx'

/** What failed, then the 'Part Not Sellable.' page (LOOKUP-21). */
export function LookupFailure({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const mayPass = failure instanceof ApiError && failure.status >= 500
  return (
    <div className={styles.failure}>
      <Alert assertive>{sentenceOf(failure)}</Alert>
      <PartNotSellable onRetry={mayPass ? onRetry : undefined} />
    </div>
  )
}
