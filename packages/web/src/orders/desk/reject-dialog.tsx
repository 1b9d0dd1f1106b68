import { limits } from '@volute/domain/kernel'
import { checkRejection } from '@volute/domain/orders'
import { EditModal } from '../../ui/edit-modal.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useForm } from '../../ui/use-form.ts'
import { type StepDialogProps, StepFailure, useOrderStep } from './use-order-step.tsx'

/** Asks why; the buyer reads it in the mail. */
export function RejectDialog({ order, onClose }: StepDialogProps) {
  const rejecting = useOrderStep(order, 'REJECTED')
  const form = useForm({
    start: { reason: '' },
    check: checkRejection,
    onValid: (notes) => rejecting.take(notes, onClose),
    failure: rejecting.error,
  })
  return (
    <EditModal
      open
      title={`Reject Order ${order.erpSalesOrderNumber ?? ''}`}
      form={form}
      busy={rejecting.isPending && 'Rejecting'}
      closeLabel="Cancel"
      saveLabel="Reject Order"
      saveButton={{ look: 'danger', reason: rejecting.whyNot }}
      onClose={onClose}
    >
      <StepFailure step={rejecting} />
      <TextArea
        label="Reason"
        hint={`${order.buyer.name} is told this reason by mail.`}
        maxLength={limits.comment}
        {...form.field('reason')}
      />
    </EditModal>
  )
}
