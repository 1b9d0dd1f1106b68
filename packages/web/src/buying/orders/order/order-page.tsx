import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { durations } from '@volute/domain/core/kernel'
import {
  describeToCome,
  getCompletedOrder,
  orderMessages,
  type TrackedLine,
  type TrackedOrder,
} from '@volute/domain/buying/orders'
import type { ReactNode } from 'react'
import { query } from '../../../core/api/index.ts'
import { Alert } from '../../../core/ui/alert.tsx'
import { Button } from '../../../core/ui/button.tsx'
import { Card } from '../../../core/ui/card.tsx'
import { FailureCard } from '../../../core/ui/failure-card.tsx'
import { joinClasses } from '../../../core/ui/join-classes.ts'
import { PageHead } from '../../../core/ui/page-head.tsx'
import { Page } from '../../../core/ui/page.tsx'
import { SkeletonRows } from '../../../core/ui/skeleton-rows.tsx'
import { todayAtShop } from '../../../core/ui/shop-day.ts'
import { OrderFacts } from '../order-facts.tsx'
import { OrderItems } from '../order-items.tsx'
import { CompanyContact, OrderSheet, OrderTitleBlock } from '../order-sheet.tsx'
import sheet from '../order-sheet.module.css'
import { OrderStatusMark } from '../order-status-mark.tsx'
import { RejectionNote } from '../rejection-note.tsx'
import { useReorderOrder } from '../use-reorder-order.tsx'
import { AddedLines } from './added-lines.tsx'
import cards from './cards.module.css'
import { LineDelivery } from './line-delivery.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { ToHistory } from './to-history.tsx'

interface OrderPageProps {
  /** Renders the claims of a line; `orderId` is the ERP's id. */
  renderClaims: (line: TrackedLine, order: TrackedOrder, orderId: string) => ReactNode
}

/** `/orders/{orderNumber}`: an order and its progress, kept up to date while the page is open (TRACK-01). */
export function OrderPage({ renderClaims }: OrderPageProps) {
  const { orderNumber: orderId } = useParams({ from: '/framed/signed-in/orders/$orderNumber' })
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    ...query(getCompletedOrder, { orderNumber: orderId }),
    staleTime: 0,
    refetchInterval: durations.openOrderPoll,
    refetchOnWindowFocus: true,
  })
  return (
    <Page width={1168}>
      <OrderSheet>
        {order && <OrderTitleBlock title={titleOf(order)} order={order} orderNumber={numberOf(order)} />}
        {order && <RejectionNote order={order} />}
        <div className="no-print">
          <ToHistory />
          <PageHead
            title={order ? titleOf(order) : 'Sales Order'}
            actions={order && <Reorder key={orderId} order={order} orderId={orderId} />}
          >
            {order && <HowFar order={order} />}
          </PageHead>
        </div>
        {order ? (
          <OpenOrder order={order} orderId={orderId} renderClaims={renderClaims} />
        ) : error ? (
          <FailureCard title={orderMessages.detailsFailed} onRetry={() => void refetch()}>
            {error.message}
          </FailureCard>
        ) : (
          <Card>
            <SkeletonRows />
          </Card>
        )}
      </OrderSheet>
    </Page>
  )
}

const numberOf = (order: TrackedOrder) => order.erpSalesOrderNumber ?? ''
const titleOf = (order: TrackedOrder) => `Sales Order ${numberOf(order)}`

interface OpenOrderProps {
  order: TrackedOrder
  /** Order id of the ERP, used to request the order. */
  orderId: string
}

/** Reorders the same items and shows the result of each line (E72). */
function Reorder({ order, orderId }: OpenOrderProps) {
  const { isPending, start, report } = useReorderOrder(orderId)
  return (
    <>
      <Button
        // Reorder is not the primary action for a rejected order.
        look={order.status === 'Rejected' ? 'secondary' : 'primary'}
        busy={isPending && 'Adding'}
        onClick={start}
      >
        Reorder
      </Button>
      {report}
    </>
  )
}

function OpenOrder({ order, orderId, renderClaims }: OpenOrderProps & OrderPageProps) {
  const orderNumber = numberOf(order)
  return (
    <>
      {order.comingBehind && (
        <div className={joinClasses(sheet.note, 'no-print')}>
          <Alert kind="info">{order.comingBehind}</Alert>
        </div>
      )}
      <div className={cards.cards}>
        <OrderTimeline timeline={order.timeline} />
        <div className={cards.column}>
          <OrderParcels order={order} />
          <OrderDocuments order={order} orderId={orderId} orderNumber={orderNumber} />
        </div>
      </div>
      <Card className={sheet.card}>
        <OrderFacts order={order} orderNumber={orderNumber} />
        <OrderItems
          order={order}
          renderDelivery={(line) => (
            <>
              <LineDelivery line={line} order={order} />
              <div className="no-print">{renderClaims(line, order, orderId)}</div>
            </>
          )}
        />
        <AddedLines lines={order.addedLines} />
      </Card>
      <CompanyContact />
    </>
  )
}

/** Progress of the order. Screen readers announce changes while the page is open. */
function HowFar({ order: { status, orderItems } }: { order: TrackedOrder }) {
  const toCome = status !== 'Rejected' && describeToCome(orderItems, todayAtShop())
  return (
    <p role="status" className={cards.howFar}>
      <OrderStatusMark status={status} />
      {toCome}
    </p>
  )
}
