import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { FieldError } from './field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  detail?: ReactNode
  error?: string | null
}

export function Checkbox({ label, detail, error, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          {...input}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
