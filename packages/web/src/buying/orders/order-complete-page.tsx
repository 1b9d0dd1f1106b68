import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { parcelsText } from '@volute/domain/buying/checkout'
import {
  type CompletedOrder,
  getCompletedOrder,
  orderMessages,
  stillToCome,
  type TrackedOrder,
} from '@volute/domain/buying/orders'
import { IconPrinter } from '@tabler/icons-react'
import { ApiError, failureOf, query } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { NoticeCard } from '../../core/ui/notice-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import { CompanyContact, OrderTitleBlock } from './order-sheet.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderItems } from './order-items.tsx'
import styles from './order-sheet.module.css'
import { AddedLines } from './order/added-lines.tsx'
import { LineDelivery } from './order/line-delivery.tsx'
import { OrderParcels } from './order/order-parcels.tsx'
import { RejectionNote } from './rejection-note.tsx'

/** `/order-complete/{orderNumber}`: the placed order, to read and to print on one sheet (ORDER-10, ORDER-11). */
export function OrderCompletePage() {
  const { orderNumber } = useParams({ from: '/framed/signed-in/order-complete/$orderNumber' })
  const { data, error, refetch } = useQuery(
    query(getCompletedOrder, { orderNumber }, { fallback: orderMessages.loadFailed }),
  )
  if (error) {
    return (
      <Page width={1168}>
        {error instanceof ApiError && error.status === 404 ? (
          <NoticeCard
            page
            assertive
            title="Order Not Found"
            action={<LinkButton to="/order-history">Go to Order History</LinkButton>}
          >
            {error.message}
          </NoticeCard>
        ) : (
          <FailureCard page {...failureOf(error)} onRetry={() => void refetch()} />
        )}
      </Page>
    )
  }
  return (
    <Page width={1168}>
      <div className={styles.sheet}>
        <div className="no-print">
          <PageHead title={titleOf(data)} pageTitle={`Sales Order ${orderNumber}`} actions={<Actions />}>
            Sales order <span className="mono">{orderNumber}</span>
            {data && <WhatLeavesWhen order={data} />}
          </PageHead>
        </div>
        {data ? (
          <CompleteOrder order={data} orderNumber={orderNumber} />
        ) : (
          <Card>
            <SkeletonRows />
          </Card>
        )}
      </div>
    </Page>
  )
}

/** The mail about a rejected order links here too. */
const titleOf = (order?: CompletedOrder) =>
  order?.status === 'Rejected' ? 'Rejected order' : 'Thank you for your order'

/** Parcels still to come, one or several, as the buyer chose (CHECKOUT-49); paper has no `today`. */
function WhatLeavesWhen({ order, onPaper }: { order: TrackedOrder; onPaper?: boolean }) {
  if (order.status === 'Rejected') return null
  const today = todayAtShop()
  const coming = order.orderItems
    .map((line) => stillToCome(line, today))
    .filter((allocations) => allocations.length > 0)
  const text = parcelsText(coming, {
    inParts: order.allowPartialShipments,
    today: onPaper ? null : today,
  })
  return <p className={onPaper ? styles.onPaper : undefined}>{text}</p>
}

function Actions() {
  return (
    <>
      <LinkButton to="/dashboard">Return to Dashboard</LinkButton>
      <Button
        look="primary"
        icon={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </>
  )
}

function CompleteOrder({ order, orderNumber }: { order: TrackedOrder; orderNumber: string }) {
  return (
    <>
      <OrderTitleBlock title={`Sales Order ${orderNumber}`} order={order} orderNumber={orderNumber} />
      <RejectionNote order={order} />
      <Card className={styles.card}>
        <OrderFacts order={order} orderNumber={orderNumber} />
        <WhatLeavesWhen order={order} onPaper />
        <OrderItems order={order} renderDelivery={(line) => <LineDelivery line={line} order={order} />} />
        <AddedLines lines={order.addedLines} />
      </Card>
      {order.parcels.length > 0 && <OrderParcels order={order} />}
      <CompanyContact />
    </>
  )
}
