import { orderStatus, type OrderProgress as Progress } from '@volute/domain/orders'
import { Badge } from '../../ui/badge.tsx'
import styles from './order-progress.module.css'

const steps = { Received: 1, Picked: 2, Shipped: 3 } as const

/** How far an order is: a bar of three steps and the word (HISTORY-10). */
export function OrderProgress({ order }: { order: Progress }) {
  const status = orderStatus(order)
  if (status === 'Rejected') return <Badge kind="warn">Rejected</Badge>
  return (
    <span className={styles.progress}>
      <span className={styles.bar} data-step={steps[status]} aria-hidden="true" />
      {status}
    </span>
  )
}
