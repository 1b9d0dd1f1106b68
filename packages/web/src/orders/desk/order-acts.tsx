import { IconPrinter } from '@tabler/icons-react'
import { type ManagedOrder, mayStep } from '@volute/domain/orders'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './order-acts.module.css'
import { RejectDialog, ShipDialog } from './step-dialogs.tsx'
import { StepFailure, useOrderStep } from './use-order-step.tsx'

/** What can be done with an order as it stands: pick, ship, reject, print. */
export function OrderActs({ order }: { order: ManagedOrder }) {
  const [asking, setAsking] = useState<'SHIPPED' | 'REJECTED'>()
  const picking = useOrderStep(order, 'PICKED')
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
      <StepFailure step={picking} />
      {asking === 'SHIPPED' && <ShipDialog order={order} onClose={close} />}
      {asking === 'REJECTED' && <RejectDialog order={order} onClose={close} />}
    </div>
  )
}
