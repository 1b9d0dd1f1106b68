import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SentTo } from '@volute/domain/kernel'
import {
  getManagedOrder,
  listManagedOrders,
  type ManagedOrder,
  mayStep,
  orderMessages,
  type OrderStep,
  stepManagedOrder,
} from '@volute/domain/orders'
import type { ComponentProps } from 'react'
import { ApiError, call, queryKey } from '../../api/index.ts'
import { Alert } from '../../ui/alert.tsx'
import { EditModal } from '../../ui/edit-modal.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { toast } from '../../ui/toast.ts'

export interface StepDialogProps {
  order: ManagedOrder
  onClose: () => void
}

type StepNotes = Omit<SentTo<typeof stepManagedOrder>, 'salesOrderId' | 'step'>

/** What the desk has done with it. */
const done = {
  PICKED: 'Picked',
  SHIPPED: 'Shipped',
  REJECTED: 'Rejected',
  CORRECTED: 'Corrected',
  UNSHIPPED: 'Unshipped',
  PROMISED: 'Promised',
  CANCELLED: 'Cancelled',
} as const satisfies Record<OrderStep, string>

/** Takes one step with an order; the page shows what the server says afterwards (E67). */
export function useOrderStep(order: ManagedOrder, step: OrderStep) {
  const client = useQueryClient()
  const salesOrderId = String(order.salesOrderId)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (notes: StepNotes) => call(stepManagedOrder, { salesOrderId, step, ...notes }),
    onSuccess: async () => {
      await reload()
      toast.success(orderMessages.wasStepped(order.erpSalesOrderNumber ?? '', done[step]))
    },
  })
  return {
    isPending,
    error,
    /** Somebody else was first. */
    isChanged: error instanceof ApiError && error.status === 409,
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

type TakenStep = ReturnType<typeof useOrderStep>

interface StepModalProps extends Omit<ComponentProps<typeof EditModal>, 'open' | 'busy'> {
  step: TakenStep
  /** What the button reads while the step is taken, such as `Shipping`. */
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
      <StepFailure step={step} />
      {children}
    </EditModal>
  )
}

/** Why a step was refused; when somebody else was first, with a button that reloads the order. */
export function StepFailure({ step: { error, isChanged, reload } }: { step: TakenStep }) {
  if (!error) return null
  return (
    <Alert assertive>
      {error.message} {isChanged && <TextButton onClick={reload}>Reload the order</TextButton>}
    </Alert>
  )
}
