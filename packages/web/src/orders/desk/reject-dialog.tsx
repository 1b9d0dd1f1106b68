import { limits } from '@volute/domain/kernel'
import { type ManagedOrder, orderMessages } from '@volute/domain/orders'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../../ui/modal.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { StepFailure, useWorkOrder } from './use-work-order.tsx'

interface RejectDialogProps {
  order: ManagedOrder
  open: boolean
  onClose: () => void
}

/** Asks why; the buyer reads it in the mail. */
export function RejectDialog({ order, open, onClose }: RejectDialogProps) {
  return (
    <Modal title={`Reject Order ${order.erpSalesOrderNumber ?? ''}`} open={open} onClose={onClose}>
      <RejectForm order={order} onClose={onClose} />
    </Modal>
  )
}

function RejectForm({ order, onClose }: Omit<RejectDialogProps, 'open'>) {
  const work = useWorkOrder(order, 'REJECTED')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(reason.trim() === '')
        if (reason.trim() !== '') work.take({ reason }, onClose)
      }}
    >
      <ModalBody>
        <StepFailure work={work} />
        <TextArea
          label="Reason"
          hint={`${order.buyer.name} is told this reason by mail.`}
          maxLength={limits.comment}
          error={isMissing && reason.trim() === '' ? orderMessages.reasonMissing : null}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="danger" busy={work.isPending && 'Rejecting'} reason={work.whyNot}>
          Reject Order
        </Button>
      </ModalFooter>
    </form>
  )
}
