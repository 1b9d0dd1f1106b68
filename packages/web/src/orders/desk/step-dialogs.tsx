import { carriers, findShipType } from '@volute/domain/checkout'
import { limits, valid } from '@volute/domain/kernel'
import { checkRejection, type ManagedOrder } from '@volute/domain/orders'
import { EditModal } from '../../ui/edit-modal.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { StepFailure, useOrderStep } from './use-order-step.tsx'

interface StepDialogProps {
  order: ManagedOrder
  onClose: () => void
}

/** Asks how the order is shipped; a reload after somebody else's change keeps what is typed. */
export function ShipDialog({ order, onClose }: StepDialogProps) {
  const shipping = useOrderStep(order, 'SHIPPED')
  const form = useForm({
    start: {
      trackingNumber: order.trackingNumber ?? '',
      shipVia: order.shipViaCode,
      terms: order.terms ?? '',
      fob: order.fob ?? '',
      salesPerson: order.salesPerson ?? '',
    },
    check: (typed) => valid(typed),
    onValid: (notes) => shipping.take(notes, onClose),
    failure: shipping.error,
  })
  return (
    <EditModal
      open
      title={`Ship Order ${order.erpSalesOrderNumber ?? ''}`}
      form={form}
      busy={shipping.isPending && 'Shipping'}
      closeLabel="Cancel"
      saveLabel="Ship"
      saveButton={{ reason: shipping.whyNot }}
      onClose={onClose}
    >
      <StepFailure step={shipping} />
      <TextField
        label="Tracking Number"
        optional
        mono
        autoComplete="off"
        maxLength={limits.trackingNumber}
        {...form.field('trackingNumber')}
      />
      <Select label="Ship Via" options={shipTypes(order.shipViaCode)} {...form.field('shipVia')} />
      <TextField label="Terms" optional maxLength={limits.orderTerms} {...form.field('terms')} />
      <TextField label="FOB" optional maxLength={limits.orderTerms} {...form.field('fob')} />
      <TextField
        label="Sales Person"
        optional
        maxLength={limits.salesPerson}
        {...form.field('salesPerson')}
      />
    </EditModal>
  )
}

/** Every ship type by carrier; what the desk once wrote in its own words can still be chosen. */
function shipTypes(current: string) {
  const all = carriers.flatMap((carrier) =>
    carrier.types.map(({ code, name }) => ({
      value: code,
      label: name === carrier.name ? name : `${carrier.name}: ${name}`,
    })),
  )
  return findShipType(current) ? all : [{ value: current, label: current }, ...all]
}

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
