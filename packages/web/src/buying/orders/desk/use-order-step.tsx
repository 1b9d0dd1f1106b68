import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SentTo } from '@volute/domain/core/kernel'
import {
  getManagedOrder,
  listManagedOrders,
  type ManagedOrder,
  mayStep,
  orderMessages,
  type OrderStep,
  stepManagedOrder,
} from '@volute/domain/buying/orders'
import type { ComponentProps } from 'react'
import { call, queryKey } from '../../../core/api/index.ts'
import { EditModal } from '../../../core/ui/edit-modal.tsx'
import { RefusedAct } from '../../../core/ui/refused-act.tsx'
import { toast } from '../../../core/ui/toast.ts'

export interface StepDialogProps {
  order: ManagedOrder
  onClose: () => void
}

type StepNotes = Omit<SentTo<typeof stepManagedOrder>, 'salesOrderId' | 'step'>

/** Performs one step on an order; the page then shows the server's state (E67). */
export function useOrderStep(order: ManagedOrder, step: OrderStep) {
  const client = useQueryClient()
  const salesOrderId = String(order.salesOrderId)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (notes: StepNotes) => call(stepManagedOrder, { salesOrderId, step, ...notes }),
    onSuccess: async () => {
      await reload()
      toast.success(orderMessages.stepped[step](order.erpSalesOrderNumber ?? ''))
    },
  })
  return {
    isPending,
    error,
    /** Reason why the step is not possible; null when it is. */
    whyNot: mayStep(order.status, step) ? null : orderMessages.isAlready(order.status),
    take: (notes: StepNotes, whenDone?: () => void) =>
      mutate(notes, { ...(whenDone && { onSuccess: whenDone }) }),
    reload: () => void reload().then(reset),
  }

  async function reload() {
    void client.invalidateQueries({ queryKey: queryKey(listManagedOrders) })
    await client.invalidateQueries({ queryKey: queryKey(getManagedOrder, { salesOrderId }) })
  }
}

interface StepModalProps extends Omit<ComponentProps<typeof EditModal>, 'open' | 'busy'> {
  step: ReturnType<typeof useOrderStep>
  /** Button label while the step runs, such as `Shipping`. */
  busy: string
}

/** Asks for the input of a step; a reload after someone else's change keeps the input. */
export function StepModal({ step, busy, saveButton, children, ...modal }: StepModalProps) {
  return (
    <EditModal
      open
      busy={step.isPending && busy}
      saveButton={{ ...saveButton, reason: step.whyNot }}
      {...modal}
    >
      <RefusedAct error={step.error} of="order" onReload={step.reload} />
      {children}
    </EditModal>
  )
}
