import { needByNote } from '@volute/domain/buying/checkout'
import { saySameFile } from '@volute/domain/buying/orders'
import { Alert } from '../../core/ui/alert.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import type { CarriedOrder } from '../purchase-order/index.ts'

interface CarriedNoteProps {
  order: CarriedOrder
  readyDates: readonly (string | null)[]
  onDrop?: (() => void) | undefined
}

/** Note about the purchase order that is sent with the order, and the button to leave it out. */
export function CarriedNote({ order, readyDates, onDrop }: CarriedNoteProps) {
  const { poFileId, fileName, needBy, sameFile } = order
  if (poFileId === null && needBy === null) return null
  const needed = needBy === null ? null : needByNote(needBy, readyDates, todayAtShop())
  return (
    <Alert kind={sameFile || needed?.isLate ? 'warn' : 'info'}>
      {[
        poFileId !== null && `${fileName} is sent with the order.`,
        needed?.text,
        sameFile && saySameFile(sameFile),
      ]
        .filter(Boolean)
        .join(' ')}{' '}
      <TextButton onClick={onDrop}>Order without it</TextButton>
    </Alert>
  )
}
