import { type CartItem, changedFields, type EditableField, type LineChange } from '@volute/domain/cart'
import { formatCartTrim } from '@volute/domain/part'
import type { PaintColor } from '@volute/domain/part'

/** What became of a line, old and new: `Quantity 2 → 77`, `3 added`, `3 removed`. */
export function describeChange(change: LineChange, paintColors: readonly PaintColor[]): string {
  if (change.kind === 'added') return `${change.to.quantity} added`
  if (change.kind === 'removed') return `${change.from.quantity} removed`

  const { from, to } = change
  const fields = changedFields(from, to).map(
    (field) => `${labels[field]} ${valueOf(from, field, paintColors)} → ${valueOf(to, field, paintColors)}`,
  )
  return [
    ...(from.partId === to.partId ? [] : [`Part ${from.partNumber} → ${to.partNumber}`]),
    ...fields,
  ].join(', ')
}

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
