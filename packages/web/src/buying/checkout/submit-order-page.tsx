import { useQuery } from '@tanstack/react-query'
import { cartMessages } from '@volute/domain/buying/cart'
import { getReviewOrder } from '@volute/domain/buying/checkout'
import { useState } from 'react'
import { failureOf, query } from '../../core/api/index.ts'
import { useCart } from '../cart/index.ts'
import { ErrorModal } from './checkout-modals.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { OrderSteps } from './order-steps.tsx'

/** `/submit-order`: four steps from the cart to the order. */
export function SubmitOrderPage() {
  return <Checkout />
}

/** `/submit-order/quote`: the same steps, ending in a saved quote (CHECKOUT-12). */
export function PrepareQuotePage() {
  return <Checkout startsAsQuote />
}

function Checkout({ startsAsQuote = false }: { startsAsQuote?: boolean }) {
  const [failure, setFailure] = useState<string | null>(null)
  const review = useQuery(query(getReviewOrder, {}))
  const { cart, error, retry } = useCart({
    whenFailed: setFailure,
    whenChanged: () => setFailure(cartMessages.cartChanged),
  })
  return (
    <Page width={1248}>
      <PageHead title={startsAsQuote ? 'Prepare Quote' : 'Checkout'} />
      {cart && review.data ? (
        <OrderSteps
          cart={cart}
          startsAsQuote={startsAsQuote}
          customer={review.data.user}
          lastDelivery={review.data.lastDelivery}
          onFailure={setFailure}
        />
      ) : error || review.error ? (
        <FailureCard {...failureOf(review.error ?? error)} onRetry={retryAll} />
      ) : (
        <Card>
          <SkeletonRows />
        </Card>
      )}
      <ErrorModal sentence={failure} onClose={() => setFailure(null)} />
    </Page>
  )

  function retryAll() {
    retry()
    void review.refetch()
  }
}
