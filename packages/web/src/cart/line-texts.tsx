import { type CartItem, describeOptions } from '@volute/domain/cart'
import type { PaintColor } from '@volute/domain/catalogue'
import { styles } from './cart-table-styles.ts'

interface LineTextsProps {
  item: CartItem
  paintColors: readonly PaintColor[]
}

/** The same cells of a line that is not sold any more: it can only go or be replaced. */
export function LineTexts({ item, paintColors }: LineTextsProps) {
  const color = paintColors.find(({ paintColorId }) => paintColorId === item.paintColorId)
  return (
    <>
      <td className={styles.options}>
        {describeOptions({ ...item, paintColor: color?.name ?? null }).join(' · ')}
      </td>
      <td className={styles.figure}>
        <span className="visually-hidden">Quantity </span>
        {item.quantity}
      </td>
    </>
  )
}
