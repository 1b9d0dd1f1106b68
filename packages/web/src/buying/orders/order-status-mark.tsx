import type { DeskStatus } from '@volute/domain/buying/orders'
import { Badge } from '../../core/ui/badge.tsx'
import styles from './order-status-mark.module.css'

const steps = { Received: 1, Picked: 2, 'Partly Shipped': 2, Shipped: 3 } as const

/** Status of an order: a bar with three steps, and the name of the status. */
export function OrderStatusMark({ status }: { status: DeskStatus }) {
  if (status === 'Rejected' || status === 'Failed' || status === 'Waiting')
    return <Badge kind="warn">{status}</Badge>
  return (
    <span className={styles.progress}>
      <span className={styles.bar} data-step={steps[status]} aria-hidden="true" />
      {status}
    </span>
  )
}
