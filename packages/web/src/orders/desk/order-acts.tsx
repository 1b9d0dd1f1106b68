import { IconPrinter } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ManagedOrder, mayStep } from '@volute/domain/orders'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './order-acts.module.css'
import { CorrectDialog, ShipDialog } from './shipment-dialogs.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { StepFailure, useOrderStep } from './use-order-step.tsx'

const route = getRouteApi('/framed/signed-in/manage/orders/$salesOrderId')

/** What can be done with an order as it stands: pick, ship, reject, put right, print, and go on to the next. */
export function OrderActs({ order }: { order: ManagedOrder }) {
  const [asking, setAsking] = useState<'SHIPPED' | 'REJECTED' | 'CORRECTED'>()
  const picking = useOrderStep(order, 'PICKED')
  const mayPick = mayStep(order.status, 'PICKED')
  const mayShip = mayStep(order.status, 'SHIPPED')
  const close = () => setAsking(undefined)
  usePrintOnce()
  return (
    <div className={styles.acts}>
      <div className={styles.buttons}>
        {mayStep(order.status, 'REJECTED') && (
          <Button look="danger-ghost" onClick={() => setAsking('REJECTED')}>
            Reject
          </Button>
        )}
        <Button
          icon={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print Pick List
        </Button>
        {mayStep(order.status, 'CORRECTED') && (
          <Button onClick={() => setAsking('CORRECTED')}>Correct Shipment</Button>
        )}
        {(mayPick || mayShip) && (
          // One button for both steps, so that the focus stays on it from picked to ship.
          <Button
            look="primary"
            busy={picking.isPending && 'Picking'}
            onClick={() => (mayPick ? picking.take({}) : setAsking('SHIPPED'))}
          >
            {mayPick ? 'Pick' : 'Ship'}
          </Button>
        )}
        {order.nextSalesOrderId && (
          <LinkButton
            to="/manage/orders/$salesOrderId"
            params={{ salesOrderId: String(order.nextSalesOrderId) }}
            search={(now) => now}
            look={mayPick || mayShip ? 'secondary' : 'primary'}
          >
            Next Order
          </LinkButton>
        )}
      </div>
      <StepFailure step={picking} />
      {asking === 'SHIPPED' && <ShipDialog order={order} onClose={close} />}
      {asking === 'CORRECTED' && <CorrectDialog order={order} onClose={close} />}
      {asking === 'REJECTED' && <RejectDialog order={order} onClose={close} />}
    </div>
  )
}

/** Prints the pick list of who came for it, once. */
function usePrintOnce() {
  const { print } = route.useSearch()
  const navigate = route.useNavigate()
  useEffect(() => {
    if (!print) return
    void navigate({ search: ({ print: _, ...place }) => place, replace: true })
    window.print()
  }, [print, navigate])
}
