import { type ManagedOrder, orderMessages } from '@volute/domain/orders'
import { Alert } from '../../ui/alert.tsx'
import styles from './managed-order-page.module.css'

/** Why an order cannot be worked: the ERP has not taken it, has refused it, or it was rejected here. */
export function OrderNote({ order: { status, reason } }: { order: ManagedOrder }) {
  const isShown = status === 'Waiting' || status === 'Failed' || status === 'Rejected'
  if (!isShown) return null
  return (
    <div className={styles.note}>
      <Alert>
        {status === 'Waiting' && orderMessages.waitsForErp}
        {status === 'Failed' && `${orderMessages.failedAtErp} `}
        {reason && `Reason: ${reason}`}
      </Alert>
    </div>
  )
}
