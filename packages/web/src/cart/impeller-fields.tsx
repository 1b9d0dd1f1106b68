import { type CartItem, mayTypeDecimal } from '@volute/domain/cart'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { styles } from './cart-table-styles.ts'
import { type NumberField, shownText, type TrimMode, trimMode, type TypedTexts } from './edit-cart.ts'
import type { Cart } from './use-cart.ts'

interface ImpellerFieldsProps {
  item: CartItem
  typed: TypedTexts | undefined
  errors: TypedTexts
  edit: Cart['edit']
}

const modes: { value: TrimMode; label: string }[] = [
  { value: 'full', label: 'Full Trim' },
  { value: 'custom', label: 'Custom' },
]

/** Trim mode, trim and angle of an impeller (CART-11). */
export function ImpellerFields({ item, typed, errors, edit }: ImpellerFieldsProps) {
  const { cartItemId } = item
  const mode = trimMode(item, typed)
  return (
    <div className={styles.impeller}>
      <Select
        label="Trim"
        value={mode}
        options={modes}
        onChange={({ target }) => edit({ act: 'trim', cartItemId, mode: target.value as TrimMode })}
      />
      {mode === 'custom' && <TextField label="Impeller Trim" unit="in" {...number('impellerTrim')} />}
      <TextField label="Impeller Angle" unit="deg" {...number('impellerAngle')} />
    </div>
  )

  function number(field: NumberField) {
    return {
      inputMode: 'decimal' as const,
      value: shownText(item, typed, field),
      error: errors[field],
      onChange: ({ target: { value } }: { target: HTMLInputElement }) => {
        if (mayTypeDecimal(value)) edit({ act: 'type', cartItemId, field, text: value })
      },
      onBlur: () => edit({ act: 'leave', cartItemId, field }),
    }
  }
}
