import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import fieldStyles from './field.module.css'
import { joinClasses } from './join-classes.ts'
import styles from './select.module.css'

export interface Option<Value extends string = string> {
  value: Value
  label: string
  disabled?: boolean
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'className'>, FieldProps {
  options: readonly Option[]
}

/** Native select, which keyboards, phones and assistive technology support. */
export function Select(props: SelectProps) {
  const { label, hideLabel, error, hint, optional, className, options, ...control } = props
  return (
    <Field {...{ label, hideLabel, error, hint, optional, className }}>
      {(field) => (
        <span className={styles.frame}>
          <select {...control} {...field} className={joinClasses(fieldStyles.control, styles.select)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown className={styles.chevron} size={16} stroke={1.5} aria-hidden="true" />
        </span>
      )}
    </Field>
  )
}
