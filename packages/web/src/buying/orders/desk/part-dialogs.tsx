import { type Checked, limits, valid } from '@volute/domain/core/kernel'
import { checkPromises, checkReason, type LineDate, type LineQuantity } from '@volute/domain/buying/orders'
import { TextArea } from '../../../core/ui/text-area.tsx'
import { TextField } from '../../../core/ui/text-field.tsx'
import { todayAtShop } from '../../../core/ui/shop-day.ts'
import { useForm } from '../../../core/ui/use-form.ts'
import { QuantityFields } from './quantity-fields.tsx'
import {
  checkAtLines,
  checkTypedQuantities,
  openLines,
  type LineField,
  lineField,
  type TypedQuantities,
  typedQuantities,
} from './typed-quantities.ts'
import { type StepDialogProps, StepModal, useOrderStep } from './use-order-step.tsx'

/** Asks which quantities to cancel, and why (DESK-22). */
export function CancelDialog({ order, onClose }: StepDialogProps) {
  const lines = openLines(order)
  const cancelling = useOrderStep(order, 'CANCELLED')
  const form = useForm({
    start: withReason(typedQuantities(lines, 'none')),
    check: (typed: TypedReason): Checked<{ lines: LineQuantity[]; reason: string }, LineField | 'reason'> => {
      const quantities = checkTypedQuantities(lines, typed)
      if (!quantities.ok) return quantities
      const reason = checkReason('CANCELLED', typed)
      return reason.ok ? valid({ lines: quantities.value, ...reason.value }) : reason
    },
    onValid: (notes) => cancelling.take(notes, onClose),
    failure: cancelling.error,
  })
  return (
    <StepModal
      step={cancelling}
      title={`Cancel Items of Order ${order.erpSalesOrderNumber ?? ''}`}
      form={form}
      busy="Cancelling"
      saveLabel="Cancel Items"
      saveButton={{ look: 'danger' }}
      closeLabel="Back"
      onClose={onClose}
    >
      <QuantityFields title="Quantity to cancel" lines={lines} form={form} />
      <TextArea label="Reason" maxLength={limits.comment} {...form.field('reason')} />
    </StepModal>
  )
}

/** Asks for the ship dates of the open quantities; a later date is mailed to the buyer with the reason (DESK-21). */
export function PromiseDialog({ order, onClose }: StepDialogProps) {
  const lines = openLines(order)
  const promising = useOrderStep(order, 'PROMISED')
  const form = useForm({
    start: withReason(Object.fromEntries(lines.map((line) => [lineField(line), line.promisedDate ?? '']))),
    check: (typed: TypedReason): Checked<Promises, LineField | 'reason'> => {
      const promises = lines.flatMap((line) => {
        const date = typed[lineField(line)]
        return date && date !== line.promisedDate ? [{ position: line.position, date }] : []
      })
      const today = todayAtShop()
      const checked = checkAtLines(lines, promises, (some) => checkPromises(lines, some, today))
      if (!checked.ok) return checked
      return valid({ promises: checked.value, reason: typed.reason.trim() || null })
    },
    onValid: (notes) => promising.take(notes, onClose),
    failure: promising.error,
  })
  return (
    <StepModal
      step={promising}
      title={`Dates of Order ${order.erpSalesOrderNumber ?? ''}`}
      form={form}
      busy="Saving"
      saveLabel="Save Dates"
      onClose={onClose}
    >
      {lines.map((line) => (
        <TextField
          key={line.position}
          type="date"
          label={`${line.position + 1}. ${line.partNumber} ${line.partDescription}`}
          {...form.field(lineField(line))}
        />
      ))}
      <TextArea
        label="Reason"
        optional
        hint={`If the date is later, we’ll email this reason to ${order.buyer.name}.`}
        maxLength={limits.comment}
        {...form.field('reason')}
      />
    </StepModal>
  )
}

type TypedReason = TypedQuantities & { reason: string }
interface Promises {
  promises: LineDate[]
  reason: string | null
}

const withReason = (lines: TypedQuantities): TypedReason => ({ ...lines, reason: '' })
