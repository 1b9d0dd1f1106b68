import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { formatDate } from '@volute/domain/core/kernel'
import { formatPrice } from '@volute/domain/core/pricing'
import {
  getSupportOrder,
  supportMessages,
  type SupportOrder,
  tryOrderAgain,
} from '@volute/domain/backoffice/support'
import { query, failureOf } from '../../core/api/index.ts'
import { FitLine } from '../../catalogue/fit/index.ts'
import { OrderColumns, OrderStatusMark } from '../../buying/orders/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import type { Column } from '../../core/ui/data-table.tsx'
import { FactList } from '../../core/ui/fact-list.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { ShopClock } from '../../core/ui/shop-clock.tsx'
import { momentAtShop } from '../../core/ui/shop-day.ts'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { ActTable } from './act-table.tsx'
import { TryTable } from './try-table.tsx'
import { personPage } from './found-lists.tsx'
import { MailTable } from './mail-table.tsx'
import { Section, SupportFrame } from './support-frame.tsx'
import { SupportTable } from './support-table.tsx'
import { useAgain } from './use-again.ts'

const route = getRouteApi('/framed/signed-in/manage/support/orders/$salesOrderId')

/** `/manage/support/orders/{salesOrderId}`: status of an order and the ERP's responses (SUPPORT-04). */
export function SupportOrderPage() {
  const { salesOrderId } = route.useParams()
  const { data, error, refetch } = useQuery(query(getSupportOrder, { salesOrderId }))
  const number = data?.erpSalesOrderNumber
  return (
    <SupportFrame
      title={data ? (number ? `Sales Order ${number}` : `PO # ${data.poNumber}`) : 'Order'}
      actions={data && <TryAgain order={data} />}
    >
      {data ? (
        <Order order={data} />
      ) : error ? (
        <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Card>
          <SkeletonRows />
        </Card>
      )}
    </SupportFrame>
  )
}

function TryAgain({ order: { salesOrderId, whyNot } }: { order: SupportOrder }) {
  const { mutate, isPending } = useAgain(tryOrderAgain, supportMessages.orderTried)
  return (
    <Button
      look="primary"
      reason={whyNot}
      busy={isPending && 'Trying'}
      onClick={() => mutate({ salesOrderId: String(salesOrderId) })}
    >
      Try again now
    </Button>
  )
}

const lineColumns: readonly Column<SupportOrder['lines'][number]>[] = [
  {
    key: 'number',
    header: 'Part Number',
    cell: ({ partNumber }) => <span className="mono">{partNumber}</span>,
  },
  {
    key: 'description',
    header: 'Description',
    cell: ({ description, forPump }) => (
      <>
        {description}
        {forPump && <FitLine forPump={forPump} />}
      </>
    ),
  },
  { key: 'quantity', header: 'Quantity', cell: ({ quantity, unitName }) => `${quantity} ${unitName}` },
]

function Order({ order }: { order: SupportOrder }) {
  return (
    <>
      <Card>
        <OrderFacts order={order} />
      </Card>
      <Section title="At the ERP">
        <TryTable {...order} />
      </Section>
      <Section title="Lines">
        <SupportTable
          caption="Lines"
          columns={lineColumns}
          rows={order.lines}
          rowKey={(_, place) => place}
          nothing="The order has no lines."
        />
      </Section>
      <Section title="Mails">
        <MailTable mails={order.mails} />
      </Section>
      <Section title="Audit">
        <ActTable acts={order.acts} />
      </Section>
    </>
  )
}

function OrderFacts({ order }: { order: SupportOrder }) {
  const { buyer } = order
  return (
    <OrderColumns>
      <section>
        <h2>Order</h2>
        <FactList
          facts={[
            ['Status', <OrderStatusMark key="status" status={order.status} />],
            ['Reason', order.reason],
            ['Sales Order #', order.erpSalesOrderNumber],
            ['PO #', order.poNumber],
            ['Quote', order.quoteId],
            ['Request code', order.requestCode],
          ]}
        />
      </section>
      <section>
        <h2>Buyer and delivery</h2>
        <FactList
          facts={[
            ['Company', order.companyName],
            [
              'Ordered by',
              <Link key="buyer" {...personPage(buyer.userId)}>
                {buyer.name || buyer.emailAddress}
              </Link>,
            ],
            [
              'Submitted',
              <span key="ordered">
                {momentAtShop(order.orderedUtc)} <ShopClock />
              </span>,
            ],
            ['Ship By', formatDate(order.shipBy)],
            ['Need By', formatDate(order.needBy)],
            ['Ship Via', order.shipVia],
            ['Tracking Number', order.trackingNumber],
            ['Grand Total', formatPrice(order.grandTotal)],
          ]}
        />
      </section>
    </OrderColumns>
  )
}
