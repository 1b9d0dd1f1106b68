import { saySameFile } from '@volute/domain/buying/orders'
import { formatDate } from '@volute/domain/core/kernel'
import { Alert } from '../../core/ui/alert.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import type { CarriedOrder } from '../purchase-order/index.ts'

/** Note about the purchase order that travels with the order, and the button to leave it out. */
export function CarriedNote({ order, onDrop }: { order: CarriedOrder; onDrop?: (() => void) | undefined }) {
  const { poFileId, fileName, needBy, sameFile } = order
  if (poFileId === null && needBy === null) return null
  return (
    <Alert kind={sameFile ? 'warn' : 'info'}>
      {[
        poFileId !== null && `${fileName} is sent with the order.`,
        needBy !== null && `Needed by ${formatDate(needBy)}.`,
        sameFile && saySameFile(sameFile),
      ]
        .filter(Boolean)
        .join(' ')}{' '}
      <TextButton onClick={onDrop}>Order without it</TextButton>
    </Alert>
  )
}
