import { type Checked, limits, valid } from '@volute/domain/core/kernel'
import { checkPromises, checkReason, type LineDate, type Pieces } from '@volute/domain/buying/orders'
import { TextArea } from '../../../core/ui/text-area.tsx'
import { TextField } from '../../../core/ui/text-field.tsx'
import { todayAtShop } from '../../../core/ui/shop-day.ts'
import { useForm } from '../../../core/ui/use-form.ts'
import { PiecesFields } from './pieces-fields.tsx'
import {
  checkAtLines,
  checkTypedPieces,
  openLines,
  type PieceField,
  pieceField,
  type TypedPieces,
  typedPieces,
} from './typed-pieces.ts'
import { type StepDialogProps, StepModal, useOrderStep } from './use-order-step.tsx'

/** Asks which quantities to cancel, and why (DESK-22). */
export function CancelDialog({ order, onClose }: StepDialogProps) {
  const lines = openLines(order)
  const cancelling = useOrderStep(order, 'CANCELLED')
  const form = useForm({
    start: withReason(typedPieces(lines, 'none')),
    check: (typed: TypedReason): Checked<{ lines: Pieces[]; reason: string }, PieceField | 'reason'> => {
      const pieces = checkTypedPieces(lines, typed)
      if (!pieces.ok) return pieces
      const reason = checkReason('CANCELLED', typed)
      return reason.ok ? valid({ lines: pieces.value, ...reason.value }) : reason
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
      <PiecesFields title="Quantity to cancel" lines={lines} form={form} />
      <TextArea label="Reason" maxLength={limits.comment} {...form.field('reason')} />
    </StepModal>
  )
}

/** Asks for the ship dates of the open quantities; a later date is mailed to the buyer with the reason (DESK-21). */
export function PromiseDialog({ order, onClose }: StepDialogProps) {
  const lines = openLines(order)
  const promising = useOrderStep(order, 'PROMISED')
  const form = useForm({
    start: withReason(Object.fromEntries(lines.map((line) => [pieceField(line), line.promisedDate ?? '']))),
    check: (typed: TypedReason): Checked<Promises, PieceField | 'reason'> => {
      const promises = lines.flatMap((line) => {
        const date = typed[pieceField(line)]
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
          {...form.field(pieceField(line))}
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

type TypedReason = TypedPieces & { reason: string }
interface Promises {
  promises: LineDate[]
  reason: string | null
}

const withReason = (lines: TypedPieces): TypedReason => ({ ...lines, reason: '' })
