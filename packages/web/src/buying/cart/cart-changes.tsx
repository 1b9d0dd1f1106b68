import {
  type CartItem,
  cartMessages,
  changedFields,
  type EditableField,
  type LineChange,
} from '@volute/domain/buying/cart'
import { formatCartTrim, type PaintColor } from '@volute/domain/catalogue/part'
import { Alert } from '../../core/ui/alert.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import { styles } from './cart-table-styles.ts'
import type { Cart } from './use-cart.ts'

/** Shows that the cart was changed elsewhere and lists the removed lines. Each changed line shows its own change. */
export function CartChanges({ cart: { changes, paintColors, edit } }: { cart: Cart }) {
  if (changes.length === 0) return null
  const removed = changes.filter((change) => change.kind === 'removed')
  return (
    <div className={styles.changes}>
      <Alert assertive>
        {cartMessages.cartChanged}
        {removed.length > 0 && (
          <ul>
            {removed.map((change, index) => (
              <li key={index}>
                {change.from.name}: {describeChange(change, paintColors)}
              </li>
            ))}
          </ul>
        )}{' '}
        <TextButton onClick={() => edit({ act: 'review' })}>{cartMessages.reviewed}</TextButton>
      </Alert>
    </div>
  )
}

/** Describes a line's change, old and new: `Quantity 2 → 77`, `3 added`, `3 removed`. */
export function describeChange(change: LineChange, paintColors: readonly PaintColor[]): string {
  if (change.kind === 'added') return `${change.to.quantity} added`
  if (change.kind === 'removed') return `${change.from.quantity} removed`

  const { from, to } = change
  const fields = changedFields(from, to).map(
    (field) => `${labels[field]} ${valueOf(from, field, paintColors)} → ${valueOf(to, field, paintColors)}`,
  )
  return [
    ...(from.partId === to.partId ? [] : [`Part ${from.partNumber} → ${to.partNumber}`]),
    ...(from.pumpId === to.pumpId ? [] : [`Pump ${pumpOf(from)} → ${pumpOf(to)}`]),
    ...fields,
  ].join(', ')
}

const pumpOf = ({ forPump }: CartItem) => forPump?.serialNumber ?? 'none'

const labels: Record<EditableField, string> = {
  quantity: 'Quantity',
  paintColorId: 'Paint Color',
  impellerTrim: 'Impeller Trim',
  impellerAngle: 'Impeller Angle',
}

function valueOf(item: CartItem, field: EditableField, paintColors: readonly PaintColor[]): string {
  const value = item[field]
  if (field === 'paintColorId')
    return paintColors.find((color) => color.paintColorId === value)?.name ?? 'No Paint'
  if (value === null) return 'none'
  if (field !== 'impellerTrim') return String(value)
  return value === 0 ? 'Full Trim' : formatCartTrim(value)
}
