import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { cartMessages } from '@volute/domain/buying/cart'
import { getReviewOrder } from '@volute/domain/buying/checkout'
import { orderMessages } from '@volute/domain/buying/orders'
import { useState } from 'react'
import { failureOf, query } from '../../core/api/index.ts'
import { type Cart, useCart } from '../cart/index.ts'
import { ErrorModal } from './checkout-modals.tsx'
import { Alert } from '../../core/ui/alert.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { OrderSteps } from './order-steps.tsx'

/** `/submit-order`: four steps from the cart to the order. */
export function SubmitOrderPage() {
  const { only } = useSearch({ from: '/framed/signed-in/submit-order' })
  return <Checkout only={only} />
}

/** `/submit-order/quote`: the same steps, ending in a saved quote (CHECKOUT-12). */
export function PrepareQuotePage() {
  return <Checkout startsAsQuote />
}

function Checkout({ startsAsQuote = false, only }: { startsAsQuote?: boolean; only?: string | undefined }) {
  const [failure, setFailure] = useState<string | null>(null)
  const review = useQuery(query(getReviewOrder, {}))
  const {
    cart: all,
    error,
    retry,
  } = useCart({
    whenFailed: setFailure,
    whenChanged: () => setFailure(cartMessages.cartChanged),
  })
  const cart = all && onlySome(all, only)
  const isPartOfCart = cart !== all
  return (
    <Page width={1248}>
      <PageHead title={startsAsQuote ? 'Prepare Quote' : 'Checkout'} />
      {all && cart && isPartOfCart && (
        <Alert>
          <p>{orderMessages.onlySome(cart.items.length, all.items.length)}</p>
          <LinkButton to="/submit-order">{orderMessages.orderEverything}</LinkButton>
        </Alert>
      )}
      {cart && review.data ? (
        <OrderSteps
          cart={cart}
          startsAsQuote={startsAsQuote}
          isPartOfCart={isPartOfCart}
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

/** The cart with only these of its lines; all of it if it has none of them any more, or no others. */
function onlySome(cart: Cart, only = ''): Cart {
  const ids = new Set(only.split(' ').map(Number))
  const items = cart.items.filter(({ cartItemId }) => ids.has(cartItemId))
  return items.length === 0 || items.length === cart.items.length ? cart : { ...cart, items }
}
