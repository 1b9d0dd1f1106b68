import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import fieldStyles from './field.module.css'
import { joinClasses } from './join-classes.ts'
import styles from './text-area.module.css'

export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'> & FieldProps) {
  const { label, hideLabel, error, hint, optional, className, ...control } = props
  return (
    <Field {...{ label, hideLabel, error, hint, optional, className }}>
      {(field) => (
        <textarea
          rows={3}
          {...control}
          {...field}
          className={joinClasses(fieldStyles.control, styles.area)}
        />
      )}
    </Field>
  )
}
