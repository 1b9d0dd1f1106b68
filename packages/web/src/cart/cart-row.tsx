import { IconX } from '@tabler/icons-react'
import { type CartItem, cartMessages } from '@volute/domain/cart'
import { formatWeight, type PaintColor } from '@volute/domain/part'
import { formatPrice, toCents, toDollars } from '@volute/domain/pricing'
import { memo } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { PartNumber } from '../ui/part-number.tsx'
import { styles } from './cart-table-styles.ts'
import { CartLineFields, CartLineTexts } from './cart-line-cells.tsx'
import { lineErrors, type Texts } from './edit-cart.ts'
import { ReadyLine } from './ready-line.tsx'
import { ReplaceItem } from './replace-item.tsx'
import type { Cart } from './use-cart.ts'

export interface CartRowProps {
  item: CartItem
  typed: Texts | undefined
  /** The ERP's own date; a text, so that a row renders again only for its own sake. */
  erpDate: string | undefined
  readyError: string | undefined
  refusal: string | undefined
  paintColors: readonly PaintColor[]
  edit: Cart['edit']
  /** What was changed about it elsewhere. */
  change: string | undefined
  onPaint: (item: CartItem, paintColorId: number | null) => void
  onRemove: (item: CartItem) => void
}

/** One line of the cart with everything that may be changed about it. */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { item, typed, erpDate, readyError, paintColors, edit, change, onPaint, onRemove } = props
  const errors = { ...(props.refusal && { quantity: props.refusal }), ...lineErrors(item, typed) }
  const total = item.price === null ? null : toDollars(toCents(item.price) * item.quantity)
  return (
    <tr
      className={styles.row}
      data-invalid={!item.isSellable || Object.keys(errors).length > 0 || undefined}
      data-changed={change !== undefined || undefined}
    >
      <th scope="row" className={styles.item}>
        <span className={styles.name}>{item.name}</span>
        <PartNumber>{item.partNumber}</PartNumber>
        <div className={styles.facts}>
          {formatWeight(item.weight)} · <ReadyLine {...{ item, erpDate }} error={readyError} />
        </div>
        {change && <span className={styles.notice}>{change}</span>}
        {!item.isSellable && <span className={styles.notice}>{cartMessages.notSold}</span>}
        {item.replacedBy && <ReplaceItem {...{ item, edit }} by={item.replacedBy} />}
      </th>
      {item.isSellable ? (
        <CartLineFields {...{ item, typed, errors, paintColors, edit, onPaint }} />
      ) : (
        <CartLineTexts {...{ item, paintColors }} />
      )}
      <td className={styles.price}>
        {formatPrice(item.price)}
        {item.price !== null && <span className={styles.each}> each</span>}
      </td>
      <td className={styles.total}>{formatPrice(total)}</td>
      <td className={styles.remove}>
        <IconButton label={`Remove ${item.name} from the cart`} onClick={() => onRemove(item)}>
          <IconX size={18} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  )
})
