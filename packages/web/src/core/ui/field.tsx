import { IconExclamationCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { joinClasses } from './join-classes.ts'

export interface FieldProps {
  label: string
  /** Shows the label to screen readers only, where a column header already shows it. */
  hideLabel?: boolean
  /** Error message; the typed value stays. */
  error?: string | null | undefined
  /** Helper text or a non-blocking warning. */
  hint?: ReactNode
  optional?: boolean
  className?: string | undefined
}

interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Frame of every field: label above, control, message below. */
export function Field({
  label,
  hideLabel,
  error,
  hint,
  optional,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
        {optional && <span className={styles.optional}> optional</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** Error message below a control, with its icon. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error} role="alert">
      <IconExclamationCircle size={16} stroke={1.5} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
