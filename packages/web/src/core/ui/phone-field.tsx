import { limits } from '@volute/domain/core/kernel'
import styles from './phone-field.module.css'
import { callingCodeOf, listPhoneCountries, phoneOf, tidiedPhone, type TypedPhone } from './phone-number.ts'
import { Select } from './select.tsx'
import { TextField } from './text-field.tsx'

interface PhoneFieldProps {
  value: TypedPhone
  onChange: (typed: TypedPhone) => void
  optional?: boolean
  disabled?: boolean
}

const countries = listPhoneCountries().map(({ country, name, callingCode }) => ({
  value: country,
  label: `${name} (+${callingCode})`,
}))

/**
 * Phone number field: a country, which sets the calling code, and the number, formatted for the country on blur (REG-26).
 * Start with `typedPhone(saved)`; save `phoneOf(value)`.
 */
export function PhoneField({ value, onChange, optional, disabled }: PhoneFieldProps) {
  const isTooShort = value.number.trim() !== '' && phoneOf(value).phoneNumber === null
  return (
    <div className={styles.phone}>
      <Select
        label="Phone Country"
        autoComplete="tel-country-code"
        options={countries}
        value={value.country}
        disabled={disabled}
        onChange={(event) => onChange({ ...value, country: event.target.value })}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel-national"
        optional={optional ?? false}
        icon={`+${callingCodeOf(value)}`}
        value={value.number}
        maxLength={limits.phone}
        disabled={disabled}
        hint={isTooShort && 'A number as short as this is not saved.'}
        onChange={(event) => onChange({ ...value, number: event.target.value })}
        onBlur={() => onChange(tidiedPhone(value))}
      />
    </div>
  )
}
