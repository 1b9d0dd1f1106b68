import { reorder as reorderContract } from '@volute/domain/buying/orders'
import { useState } from 'react'
import { call } from '../../core/api/index.ts'
import { Modal } from '../../core/ui/modal.tsx'
import { ReorderReport, useReorder } from './history/reorder.tsx'

/** Adds an order to the cart again and shows the result of each line in a modal (E72). */
export function useReorderOrder(orderId: string) {
  const { reordered, isPending, reorder } = useReorder(() => call(reorderContract, { orderNumber: orderId }))
  const [isRead, setRead] = useState(false)
  return {
    isPending,
    start() {
      if (isPending) return
      reorder()
      setRead(false)
    },
    report: (
      <Modal title="Reorder" open={reordered !== undefined && !isRead} onClose={() => setRead(true)}>
        {reordered && <ReorderReport reordered={reordered} />}
      </Modal>
    ),
  }
}
