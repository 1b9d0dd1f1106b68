import { checkTrim, mayTypeDecimal } from '@volute/domain/cart'
import { formatCartTrim } from '@volute/domain/catalogue'
import { Segmented } from '../ui/choice-group.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { AddFormValues } from './add-form-values.ts'
import styles from './item-fields.module.css'
import { type ItemFieldProps, itemLabel } from './item-field.ts'

const trims = [
  { value: 'full', label: 'Full Trim' },
  { value: 'custom', label: 'Custom' },
] as const

/** Full Trim, or Custom with the diameter in inches (PART-14). */
export function ItemTrim({ values, errors, onChange, onLeave, of }: ItemFieldProps) {
  return (
    <div className={of === undefined ? styles.trim : undefined}>
      {of === undefined ? (
        <Segmented
          label="Impeller Trim"
          choices={trims}
          value={values.trimKind}
          onChange={(trimKind) => onChange({ trimKind })}
        />
      ) : (
        <Select
          {...itemLabel('Trim', of)}
          options={trims}
          value={values.trimKind}
          onChange={({ target }) => onChange({ trimKind: target.value as AddFormValues['trimKind'] })}
        />
      )}
      {values.trimKind === 'custom' && (
        <TextField
          {...itemLabel('Impeller Trim', of)}
          hideLabel
          className={of === undefined ? styles.custom : undefined}
          unit="in"
          inputMode="decimal"
          autoComplete="off"
          value={values.trim}
          error={errors.trim}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => mayTypeDecimal(target.value) && onChange({ trim: target.value })}
          onBlur={leave}
        />
      )}
    </div>
  )

  function leave() {
    const trim = checkTrim(values.trim)
    if (trim.ok && values.trim !== formatCartTrim(trim.value)) onChange({ trim: formatCartTrim(trim.value) })
    onLeave('trim')
  }
}
