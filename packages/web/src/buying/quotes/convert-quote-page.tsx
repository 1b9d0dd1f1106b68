import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { getReviewOrder } from '@volute/domain/buying/checkout'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { getQuote, type Quote, quoteMessages, quoteState } from '@volute/domain/buying/quotes'
import { useState } from 'react'
import { query } from '../../core/api/index.ts'
import { ErrorModal, OrderSteps } from '../checkout/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { getBrand } from '../../core/ui/shop-brand.ts'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { useQuoteReview } from './use-quote-review.ts'

/** `/submit-order/quote/{quoteId}`: four steps from a saved quote to its order (CHECKOUT-13). */
export function ConvertQuotePage() {
  const { quoteId } = useParams({ from: '/framed/signed-in/submit-order/quote/$quoteId' })
  const quote = useQuery(query(getQuote, { quoteId }))
  const review = useQuery(query(getReviewOrder, {}))
  const error = quote.error ?? review.error
  return (
    <Page width={1248}>
      <PageHead title="Checkout">{quote.data && `Quote ${quoteId}, ${quote.data.quoteName}`}</PageHead>
      {quote.data && review.data ? (
        <QuoteSteps key={quoteId} quote={quote.data} review={review.data} />
      ) : error ? (
        <FailureCard title={quoteMessages.detailsFailed} onRetry={retryAll}>
          {error.message}
        </FailureCard>
      ) : (
        <Card>
          <SkeletonRows />
        </Card>
      )}
    </Page>
  )

  function retryAll() {
    void quote.refetch()
    void review.refetch()
  }
}

/**
 * Steps to order a quote. A quote that was open when the page loaded stays on screen until it is ordered; the server checks
 * it again.
 */
function QuoteSteps({ quote, review }: { quote: Quote; review: ReplyOf<typeof getReviewOrder> }) {
  const [failure, setFailure] = useState<string | null>(null)
  const [state] = useState(() =>
    quoteState({ ...quote, salesOrderId: quote.orderNumber }, new Date(), getBrand().timeZone),
  )
  const conversion = useQuoteReview(quote, review)
  if (state !== 'open') {
    const sentence = state === 'ordered' ? quoteMessages.alreadyOrdered : quoteMessages.expired
    return <EmptyState title={sentence} action={<LinkButton to="/sales-quotes">Go to Quotes</LinkButton>} />
  }
  return (
    <>
      <OrderSteps
        cart={conversion.cart}
        conversion={conversion}
        customer={review.user}
        onFailure={setFailure}
      />
      <ErrorModal sentence={failure} onClose={() => setFailure(null)} />
    </>
  )
}
