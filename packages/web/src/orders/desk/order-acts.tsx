import { IconPrinter } from '@tabler/icons-react'
import { type ManagedOrder, mayStep } from '@volute/domain/orders'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './order-acts.module.css'
import { RejectDialog } from './reject-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { StepFailure, useWorkOrder } from './use-work-order.tsx'

/** What can be done with an order as it stands: pick, ship, reject, print. */
export function OrderActs({ order }: { order: ManagedOrder }) {
  const [asking, setAsking] = useState<'SHIPPED' | 'REJECTED'>()
  const picking = useWorkOrder(order, 'PICKED')
  const mayPick = mayStep(order.status, 'PICKED')
  const close = () => setAsking(undefined)
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
        {(mayPick || mayStep(order.status, 'SHIPPED')) && (
          // One button for both steps, so that the focus stays on it from picked to ship.
          <Button
            look="primary"
            busy={picking.isPending && 'Picking'}
            onClick={() => (mayPick ? picking.take({}) : setAsking('SHIPPED'))}
          >
            {mayPick ? 'Pick' : 'Ship'}
          </Button>
        )}
      </div>
      <StepFailure work={picking} />
      <ShipDialog order={order} open={asking === 'SHIPPED'} onClose={close} />
      <RejectDialog order={order} open={asking === 'REJECTED'} onClose={close} />
    </div>
  )
}
