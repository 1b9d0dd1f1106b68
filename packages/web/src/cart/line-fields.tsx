import { type CartItem, mayTypeQuantity } from '@volute/domain/cart'
import { isImpellerNumber, type PaintColor } from '@volute/domain/catalogue'
import { TextField } from '../ui/text-field.tsx'
import { styles } from './cart-table-styles.ts'
import { shownText, type TypedTexts } from './edit-cart.ts'
import { ImpellerFields } from './impeller-fields.tsx'
import { PaintSelect } from './paint-select.tsx'
import type { Cart } from './use-cart.ts'

interface LineFieldsProps {
  item: CartItem
  typed: TypedTexts | undefined
  errors: TypedTexts
  paintColors: readonly PaintColor[]
  edit: Cart['edit']
  onPaint: (item: CartItem, paintColorId: number | null) => void
}

/** The cells of a line in which its options and its quantity are edited (CART-05). */
export function LineFields({ item, typed, errors, paintColors, edit, onPaint }: LineFieldsProps) {
  const { cartItemId } = item
  return (
    <>
      <td className={styles.options}>
        {item.isPaintable && <PaintSelect {...{ item, paintColors, onPaint }} />}
        {isImpellerNumber(item.partNumber) && <ImpellerFields {...{ item, typed, errors, edit }} />}
      </td>
      <td className={styles.quantity}>
        <TextField
          label="Quantity"
          hideLabel
          alignRight
          inputMode="numeric"
          value={shownText(item, typed, 'quantity')}
          error={errors.quantity}
          onChange={({ target: { value } }) =>
            mayTypeQuantity(value) && edit({ act: 'type', cartItemId, field: 'quantity', text: value })
          }
          onBlur={() => edit({ act: 'leave', cartItemId, field: 'quantity' })}
        />
      </td>
    </>
  )
}
