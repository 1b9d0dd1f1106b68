import { checkAngle, checkTrim, mayTypeDecimal, mayTypeQuantity } from '@volute/domain/cart'
import { formatCartTrim, type Part } from '@volute/domain/catalogue'
import { Segmented } from '../ui/segmented.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { AddFormErrors, AddFormValues } from './add-form-values.ts'
import styles from './item-fields.module.css'
import { ItemPaint } from './item-fields-paint.tsx'

interface ItemFieldsProps {
  part: Part
  values: AddFormValues
  /** Only those that are to be seen. */
  errors: AddFormErrors
  onChange: (change: Partial<AddFormValues>) => void
  /** A field was left, so its sentence may show. */
  onLeave: (field: keyof AddFormErrors) => void
}

const trims = [
  { value: 'full', label: 'Full Trim' },
  { value: 'custom', label: 'Custom' },
] as const

/** Quantity, impeller values and paint of one part, as far as the part has them (PART-12 to PART-21). */
export function ItemFields({ part, values, errors, onChange, onLeave }: ItemFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="Quantity"
          inputMode="numeric"
          autoComplete="off"
          value={values.quantity}
          error={errors.quantity}
          onChange={({ target }) => mayTypeQuantity(target.value) && onChange({ quantity: target.value })}
          onBlur={() => onLeave('quantity')}
        />
        {part.isImpeller && (
          <TextField
            label="Impeller Angle"
            unit="deg"
            inputMode="decimal"
            autoComplete="off"
            value={values.angle}
            error={errors.angle}
            onChange={({ target }) => mayTypeDecimal(target.value) && onChange({ angle: target.value })}
            onBlur={leaveAngle}
          />
        )}
      </div>
      {part.isImpeller && (
        <div className={styles.trim}>
          <Segmented
            label="Impeller Trim"
            choices={trims}
            value={values.trimKind}
            onChange={(trimKind) => onChange({ trimKind })}
          />
          {values.trimKind === 'custom' && (
            <TextField
              label="Impeller Trim"
              hideLabel
              className={styles.custom}
              unit="in"
              inputMode="decimal"
              autoComplete="off"
              value={values.trim}
              error={errors.trim}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => mayTypeDecimal(target.value) && onChange({ trim: target.value })}
              onBlur={leaveTrim}
            />
          )}
        </div>
      )}
      {part.isPaintable && (
        <ItemPaint chosen={values.paintColorId} onChoose={(paintColorId) => onChange({ paintColorId })} />
      )}
    </>
  )

  function leaveAngle() {
    const angle = checkAngle(values.angle)
    if (angle.ok) onChange({ angle: String(angle.value) })
    onLeave('angle')
  }

  function leaveTrim() {
    const trim = checkTrim(values.trim)
    if (trim.ok) onChange({ trim: formatCartTrim(trim.value) })
    onLeave('trim')
  }
}
