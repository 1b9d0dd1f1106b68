import { catalogueMessages } from '@volute/domain/catalogue'
import { Button } from '../../ui/button.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { useOrder } from '../search/order-provider.tsx'

/** The 'Part Not Sellable.' page (SHELL-47); a failure that may pass can be tried again. */
export function PartNotSellable({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const order = useOrder()
  return (
    <NoticeCard
      page
      title={catalogueMessages.partNotSellableTitle}
      action={
        onRetry ? (
          <Button onClick={onRetry}>Try again</Button>
        ) : (
          <Button onClick={order.start}>Search again</Button>
        )
      }
    >
      {catalogueMessages.partNotSellable}
    </NoticeCard>
  )
}
