import { type CompletedOrder, orderMessages } from '@volute/domain/buying/orders'
import { Alert } from '../../core/ui/alert.tsx'
import styles from './order-sheet.module.css'

/** Alert at the top of a rejected order, with the reason. */
export function RejectionNote({ order }: { order: Pick<CompletedOrder, 'status' | 'reason'> }) {
  if (order.status !== 'Rejected') return null
  return (
    <div className={styles.note}>
      <Alert>{orderMessages.rejected(order.reason)}</Alert>
    </div>
  )
}
