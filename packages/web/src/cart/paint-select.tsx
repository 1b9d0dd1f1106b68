import type { CartItem } from '@volute/domain/cart'
import type { PaintColor } from '@volute/domain/catalogue'
import { Select } from '../ui/select.tsx'
import { styles } from './cart-table-styles.ts'

interface PaintSelectProps {
  item: CartItem
  paintColors: readonly PaintColor[]
  onPaint: (item: CartItem, paintColorId: number | null) => void
}

/** The paint of a line: one of the known colours or none (CART-19, PART-12). */
export function PaintSelect({ item, paintColors, onPaint }: PaintSelectProps) {
  return (
    <Select
      label="Paint Color"
      className={styles.paint}
      value={item.paintColorId ?? ''}
      options={[
        { value: '', label: 'No Paint' },
        ...paintColors.map((color) => ({ value: String(color.paintColorId), label: color.name })),
      ]}
      onChange={({ target: { value } }) => onPaint(item, value === '' ? null : Number(value))}
    />
  )
}
