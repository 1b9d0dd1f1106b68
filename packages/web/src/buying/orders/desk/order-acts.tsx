import { IconDots, IconPrinter } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ManagedOrder, mayStep } from '@volute/domain/buying/orders'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../core/ui/button.tsx'
import styles from '../../../core/ui/desk-acts.module.css'
import { LinkButton } from '../../../core/ui/link-button.tsx'
import { Menu, MenuItem } from '../../../core/ui/menu.tsx'
import { RefusedAct } from '../../../core/ui/refused-act.tsx'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { CancelDialog, PromiseDialog } from './part-dialogs.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { ShipDialog } from './shipment-dialogs.tsx'
import { useOrderStep } from './use-order-step.tsx'

const route = getRouteApi('/framed/signed-in/manage/orders/$salesOrderId')

/** Actions of an order for its status: pick, ship, reject, correct, print, and open the next order. */
export function OrderActs({ order }: { order: ManagedOrder }) {
  const [asking, setAsking] = useState<'SHIPPED' | 'REJECTED' | 'PROMISED' | 'CANCELLED' | 'INVOICED'>()
  const picking = useOrderStep(order, 'PICKED')
  const isWorked = order.works === 'desk'
  const mayPick = isWorked && mayStep(order.status, 'PICKED')
  const mayShip = isWorked && mayStep(order.status, 'SHIPPED')
  const next = useRef<HTMLAnchorElement>(null)
  usePrintOnce()
  return (
    <div className={styles.acts}>
      <div className={styles.buttons}>
        {isWorked && mayStep(order.status, 'REJECTED') && (
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
        {isWorked && order.erpSalesOrderId && <MoreActs order={order} onAsk={setAsking} />}
        {(mayPick || mayShip) && (
          // One button for both steps, so that it keeps the focus from Pick to Ship.
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
            ref={next}
            to="/manage/orders/$salesOrderId"
            params={{ salesOrderId: String(order.nextSalesOrderId) }}
            search={(now) => now}
            look={mayPick || mayShip ? 'secondary' : 'primary'}
          >
            Next Order
          </LinkButton>
        )}
      </div>
      <RefusedAct error={picking.error} of="order" onReload={picking.reload} />
      {asking === 'SHIPPED' && <ShipDialog order={order} onClose={close} />}
      {asking === 'REJECTED' && <RejectDialog order={order} onClose={close} />}
      {asking === 'PROMISED' && <PromiseDialog order={order} onClose={close} />}
      {asking === 'CANCELLED' && <CancelDialog order={order} onClose={close} />}
      {asking === 'INVOICED' && <InvoiceDialog order={order} onClose={close} />}
    </div>
  )

  /** Closes the dialog. If the step removed the button that opened it, the Next Order link gets the focus. */
  function close() {
    setAsking(undefined)
    window.setTimeout(() => document.activeElement === document.body && next.current?.focus())
  }
}

/** Less frequent actions on an order. */
function MoreActs({
  order,
  onAsk,
}: {
  order: ManagedOrder
  onAsk: (what: 'PROMISED' | 'CANCELLED' | 'INVOICED') => void
}) {
  return (
    <Menu
      trigger={
        <Button icon={<IconDots size={18} stroke={1.5} aria-hidden="true" />} aria-label="More actions">
          More
        </Button>
      }
    >
      {mayStep(order.status, 'PROMISED') && (
        <MenuItem onClick={() => onAsk('PROMISED')}>Change Dates</MenuItem>
      )}
      {mayStep(order.status, 'CANCELLED') && (
        <MenuItem onClick={() => onAsk('CANCELLED')}>Cancel Items</MenuItem>
      )}
      <MenuItem onClick={() => onAsk('INVOICED')}>Add Invoice</MenuItem>
    </Menu>
  )
}

/** Prints the pick list once for a user who came through its link. */
function usePrintOnce() {
  const { print } = route.useSearch()
  const navigate = route.useNavigate()
  useEffect(() => {
    if (!print) return
    void navigate({ search: ({ print: _, ...place }) => place, replace: true })
    window.print()
  }, [print, navigate])
}
