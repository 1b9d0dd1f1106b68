import { mayTypeQuantity } from '@volute/domain/cart'
import { TextField } from '../ui/text-field.tsx'
import { type ItemFieldProps, itemLabel } from './item-field.ts'

/** How many of a part: digits only, up to ten. */
export function ItemQuantity({ values, errors, onChange, onLeave, of }: ItemFieldProps) {
  return (
    <TextField
      {...itemLabel('Quantity', of)}
      alignRight={of !== undefined}
      inputMode="numeric"
      autoComplete="off"
      value={values.quantity}
      error={errors.quantity}
      onFocus={({ target }) => of !== undefined && target.select()}
      onChange={({ target }) => mayTypeQuantity(target.value) && onChange({ quantity: target.value })}
      onBlur={() => onLeave('quantity')}
    />
  )
}
