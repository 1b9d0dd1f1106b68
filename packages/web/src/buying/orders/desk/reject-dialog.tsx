import { limits } from '@volute/domain/core/kernel'
import { checkReason } from '@volute/domain/buying/orders'
import { TextArea } from '../../../core/ui/text-area.tsx'
import { useForm } from '../../../core/ui/use-form.ts'
import { type StepDialogProps, StepModal, useOrderStep } from './use-order-step.tsx'

/** Asks for the reason of a rejection, which is mailed to the buyer. */
export function RejectDialog({ order, onClose }: StepDialogProps) {
  const rejecting = useOrderStep(order, 'REJECTED')
  const form = useForm({
    start: { reason: '' },
    check: (typed) => checkReason('REJECTED', typed),
    onValid: (notes) => rejecting.take(notes, onClose),
    failure: rejecting.error,
  })
  return (
    <StepModal
      step={rejecting}
      title={`Reject Order ${order.erpSalesOrderNumber ?? ''}`}
      form={form}
      busy="Rejecting"
      saveLabel="Reject Order"
      saveButton={{ look: 'danger' }}
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        hint={`We’ll email this reason to ${order.buyer.name}.`}
        maxLength={limits.comment}
        {...form.field('reason')}
      />
    </StepModal>
  )
}
