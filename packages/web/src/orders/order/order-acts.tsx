import type { TrackedOrder } from '@volute/domain/orders'
import { Button } from '../../ui/button.tsx'
import { useReorderOrder } from '../use-reorder-order.tsx'

interface OrderActsProps {
  order: TrackedOrder
  /** The ERP's id, by which the order is asked for. */
  orderId: string
}

/** Orders the same again, and says what became of each line (E72). */
export function OrderActs({ order, orderId }: OrderActsProps) {
  const { isPending, start, report } = useReorderOrder(orderId)
  return (
    <>
      <Button
        // What was rejected once is not the first thing to do again.
        look={order.status === 'Rejected' ? 'secondary' : 'primary'}
        busy={isPending && 'Adding'}
        onClick={start}
      >
        Reorder
      </Button>
      {report}
    </>
  )
}
