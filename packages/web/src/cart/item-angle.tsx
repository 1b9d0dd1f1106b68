import { checkAngle, mayTypeDecimal } from '@volute/domain/cart'
import { TextField } from '../ui/text-field.tsx'
import { type ItemFieldProps, itemLabel } from './item-field.ts'

/** An impeller's blade angle in whole degrees (PART-19). */
export function ItemAngle({ values, errors, onChange, onLeave, of }: ItemFieldProps) {
  return (
    <TextField
      {...itemLabel('Impeller Angle', of)}
      unit="deg"
      inputMode="decimal"
      autoComplete="off"
      value={values.angle}
      error={errors.angle}
      onChange={({ target }) => mayTypeDecimal(target.value) && onChange({ angle: target.value })}
      onBlur={() => {
        const angle = checkAngle(values.angle)
        if (angle.ok && values.angle !== String(angle.value)) onChange({ angle: String(angle.value) })
        onLeave('angle')
      }}
    />
  )
}
