import {
  type CartItem,
  describeOptions,
  type DraftErrors,
  type DraftField,
  type LineDraft,
} from '@volute/domain/cart'
import { isImpellerNumber, type PaintColor } from '@volute/domain/part'
import { styles } from './cart-table-styles.ts'
import { shownDraft, type Texts } from './edit-cart.ts'
import { AngleField, PaintSelect, QuantityField, TrimSelect } from './line-fields.tsx'
import type { Cart } from './use-cart.ts'

interface CartLineFieldsProps {
  item: CartItem
  typed: Texts | undefined
  errors: DraftErrors
  paintColors: readonly PaintColor[]
  edit: Cart['edit']
  onPaint: (item: CartItem, paintColorId: number | null) => void
}

/** The cells of a line in which its options and its quantity are edited (CART-05). */
export function CartLineFields({ item, typed, errors, paintColors, edit, onPaint }: CartLineFieldsProps) {
  const { cartItemId } = item
  const field = {
    draft: shownDraft(item, typed),
    errors,
    onChange: (change: Partial<LineDraft>) => edit({ act: 'change', cartItemId, change }),
    onLeave: (name: DraftField) => edit({ act: 'leave', cartItemId, field: name }),
  }
  return (
    <>
      <td className={styles.options}>
        {item.isPaintable && (
          <PaintSelect
            {...field}
            {...{ paintColors }}
            className={styles.paint}
            onChange={({ paintColorId = null }) => onPaint(item, paintColorId)}
          />
        )}
        {isImpellerNumber(item.partNumber) && (
          <div className={styles.impeller}>
            <TrimSelect {...field} />
            <AngleField {...field} />
          </div>
        )}
      </td>
      <td className={styles.quantity}>
        <QuantityField {...field} inRow />
      </td>
    </>
  )
}

/** The same cells of a line that is not sold any more: it can only go or be replaced. */
export function CartLineTexts({ item, paintColors }: Pick<CartLineFieldsProps, 'item' | 'paintColors'>) {
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
