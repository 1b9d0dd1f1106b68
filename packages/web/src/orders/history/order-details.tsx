import { useQuery } from '@tanstack/react-query'
import {
  type CompletedOrder,
  getCompletedOrder,
  orderCsv,
  orderMessages,
  reorder as reorderContract,
} from '@volute/domain/orders'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { call, query } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { Modal, ModalBody, ModalFooter } from '../../ui/modal.tsx'
import { saveCsv } from '../../ui/save-file.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { CompanyContact, OrderTitleBlock } from '../order-sheet.tsx'
import { OrderFacts } from '../order-facts.tsx'
import { OrderItems } from '../order-items.tsx'
import sheet from '../order-sheet.module.css'
import { RejectionNote } from '../rejection-note.tsx'
import { ReorderReport, useReorder } from './reorder.tsx'

interface OrderDetailsProps {
  /** The order to show; undefined closes the modal. */
  orderNumber: string | undefined
  onClose: () => void
}

/** An order in full over the history (HISTORY-07). */
export function OrderDetails({ orderNumber, onClose }: OrderDetailsProps) {
  // The modal keeps its order while it fades.
  const [shown, setShown] = useState(orderNumber)
  if (orderNumber !== undefined && orderNumber !== shown) setShown(orderNumber)
  return (
    <Modal table title="Order Details" open={orderNumber !== undefined} onClose={onClose}>
      {shown !== undefined && <Details key={shown} orderNumber={shown} />}
    </Modal>
  )
}

function Details({ orderNumber }: { orderNumber: string }) {
  const { data, error, refetch } = useQuery(query(getCompletedOrder, { orderNumber }))
  if (error) {
    return (
      <ModalBody>
        <FailureCard title={orderMessages.detailsFailed} onRetry={() => void refetch()}>
          {error.message === orderMessages.detailsFailed ? null : error.message}
        </FailureCard>
      </ModalBody>
    )
  }
  if (!data) {
    return (
      <ModalBody>
        <SkeletonRows />
      </ModalBody>
    )
  }
  return <OpenOrder order={data} orderNumber={orderNumber} />
}

interface OpenOrderProps {
  order: CompletedOrder
  orderNumber: string
}

function OpenOrder({ order, orderNumber }: OpenOrderProps) {
  usePageTitle(`Sales Order ${orderNumber}`)
  const { lines, isPending, reorder } = useReorder(() => call(reorderContract, { orderNumber }))
  if (lines) return <ReorderReport lines={lines} />
  return (
    <>
      <ModalBody>
        <div className={sheet.sheet}>
          <OrderTitleBlock title="Order Details" order={order} orderNumber={orderNumber} />
          <RejectionNote order={order} />
          <OrderFacts order={order} orderNumber={orderNumber} />
          <OrderItems order={order} />
          <CompanyContact />
        </div>
      </ModalBody>
      <ModalFooter>
        <Button
          icon={<IconDownload {...icon} />}
          aria-label="Download CSV"
          onClick={() => saveCsv(`Order-${fileName(orderNumber)}.csv`, orderCsv(order, orderNumber))}
        >
          CSV
        </Button>
        <Button icon={<IconPrinter {...icon} />} onClick={() => window.print()}>
          Print
        </Button>
        <Button
          // What was rejected once is not the first thing to do again.
          look={order.status === 'Rejected' ? 'secondary' : 'primary'}
          busy={isPending && 'Adding'}
          onClick={reorder}
        >
          Reorder
        </Button>
      </ModalFooter>
    </>
  )
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** What every system takes in a file's name. */
const fileName = (text: string) => text.replaceAll(/[^A-Za-z0-9_-]+/g, '-')
