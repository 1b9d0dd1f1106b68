import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'
import fieldStyles from './field.module.css'
import { joinClasses } from './join-classes.ts'
import styles from './text-field.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldProps {
  /** Unit shown inside at the right: `in`, `deg`. */
  unit?: string
  /** Icon shown inside at the left, such as the search icon. */
  icon?: ReactNode
  /** Button inside at the right, such as show password. */
  action?: ReactNode
  mono?: boolean
  /** Right-aligns numbers in tables. */
  alignRight?: boolean
}

export function TextField(props: TextFieldProps) {
  const { label, hideLabel, error, hint, optional, className, ...control } = props
  const { unit, icon, action, mono, alignRight, ...input } = control
  return (
    <Field {...{ label, hideLabel, error, hint, optional, className }}>
      {(field) => (
        <span
          className={joinClasses(
            styles.frame,
            Boolean(icon) && styles.withIcon,
            Boolean(action) && styles.withAction,
          )}
        >
          {icon && (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...field}
            className={joinClasses(
              fieldStyles.control,
              unit && styles.withUnit,
              mono && 'mono',
              alignRight && styles.alignRight,
            )}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
          {action && <span className={styles.action}>{action}</span>}
        </span>
      )}
    </Field>
  )
}
