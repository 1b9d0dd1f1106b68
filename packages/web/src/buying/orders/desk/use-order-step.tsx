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

/** Takes one step with an order; the page shows what the server says afterwards (E67). */
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
    /** Why the step cannot be taken; null when it can. */
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
  /** Label of the button while the step is taken, such as `Shipping`. */
  busy: string
}

/** Asks what a step needs; a reload after somebody else's change keeps what is typed. */
export function StepModal({ step, busy, saveButton, children, ...modal }: StepModalProps) {
  return (
    <EditModal
      open
      busy={step.isPending && busy}
      closeLabel="Cancel"
      saveButton={{ ...saveButton, reason: step.whyNot }}
      {...modal}
    >
      <RefusedAct error={step.error} of="order" onReload={step.reload} />
      {children}
    </EditModal>
  )
}
