import { catalogueMessages } from '@volute/domain/catalogue'
import { ApiError, sentenceOf } from '../../api/index.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { useOrder } from '../search/order-provider.tsx'
import styles from './lookup-failure.module.css'

/** What failed, then the 'Part Not Sellable.' page (LOOKUP-21); a failure that may pass can be tried again. */
export function LookupFailure({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const order = useOrder()
  const mayPass = failure instanceof ApiError && failure.status >= 500
  return (
    <div className={styles.failure}>
      <Alert assertive>{sentenceOf(failure)}</Alert>
      <NoticeCard
        page
        title={catalogueMessages.partNotSellableTitle}
        action={
          mayPass ? (
            <Button onClick={onRetry}>Try again</Button>
          ) : (
            <Button onClick={order.start}>Search again</Button>
          )
        }
      >
        {catalogueMessages.partNotSellable}
      </NoticeCard>
    </div>
  )
}
