import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { getManagedOrder, type ManagedOrder, orderMessages } from '@volute/domain/buying/orders'
import { query } from '../../../core/api/index.ts'
import { Alert } from '../../../core/ui/alert.tsx'
import { Card } from '../../../core/ui/card.tsx'
import { FailureCard } from '../../../core/ui/failure-card.tsx'
import { PageHead } from '../../../core/ui/page-head.tsx'
import { Page } from '../../../core/ui/page.tsx'
import { SkeletonRows } from '../../../core/ui/skeleton-rows.tsx'
import { OrderTotals } from '../order-items.tsx'
import sheet from '../order-sheet.module.css'
import { OrderTitleBlock } from '../order-sheet.tsx'
import { OrderStatusMark } from '../order-status-mark.tsx'
import { DeskFacts } from './desk-facts.tsx'
import { DeskLines } from './desk-lines.tsx'
import { DeskParcels } from './desk-parcels.tsx'
import styles from './managed-order-page.module.css'
import { OrderActs } from './order-acts.tsx'

const route = getRouteApi('/framed/signed-in/manage/orders/$salesOrderId')

/** `/manage/orders/{salesOrderId}`: an order to pick, ship or reject; printed, it is the pick list (E73). */
export function ManagedOrderPage() {
  const { salesOrderId } = route.useParams()
  const { data, error, refetch } = useQuery({
    ...query(getManagedOrder, { salesOrderId }),
    staleTime: 0,
  })
  if (error && !data) {
    return (
      <Page width={1168}>
        <FailureCard page title={orderMessages.detailsFailed} onRetry={() => void refetch()}>
          {error.message}
        </FailureCard>
      </Page>
    )
  }
  return (
    <Page width={1168}>
      {data ? (
        <OpenOrder order={data} />
      ) : (
        <Card>
          <SkeletonRows />
        </Card>
      )}
    </Page>
  )
}

function OpenOrder({ order }: { order: ManagedOrder }) {
  const number = order.erpSalesOrderNumber
  const listPlace = route.useSearch()
  return (
    <div className={sheet.sheet}>
      <div className="no-print">
        <Link to="/manage/orders" search={listPlace} className={styles.back}>
          All orders
        </Link>
        <PageHead
          title={number ? `Sales Order ${number}` : `PO # ${order.poNumber}`}
          actions={<OrderActs order={order} />}
        >
          <OrderStatusMark status={order.status} />
        </PageHead>
        <OrderNote order={order} />
      </div>
      <OrderTitleBlock title="Pick List" order={order} orderNumber={number ?? '–'} />
      <Card className={sheet.card}>
        <DeskFacts order={order} />
        <DeskLines order={order} />
        <DeskParcels order={order} />
        <div className="no-print">
          <OrderTotals order={order} />
        </div>
      </Card>
    </div>
  )
}

/** Reason why an order cannot be worked on here: it waits for the ERP, failed there, is processed there, or was rejected. */
function OrderNote({ order: { status, reason, works } }: { order: ManagedOrder }) {
  const isShown = works === 'erp' || status === 'Waiting' || status === 'Failed' || status === 'Rejected'
  if (!isShown) return null
  return (
    <div className={styles.note}>
      <Alert>
        {works === 'erp' && `${orderMessages.workedInErp} `}
        {status === 'Waiting' && orderMessages.waitsForErp}
        {status === 'Failed' && `${orderMessages.failedAtErp} `}
        {reason && `Reason: ${reason}`}
      </Alert>
    </div>
  )
}
