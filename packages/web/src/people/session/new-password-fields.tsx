import { IconCheck, IconPoint } from '@tabler/icons-react'
import { limits } from '@volute/domain/core/kernel'
import { passwordRequirements } from '@volute/domain/people/session'
import type { ComponentProps } from 'react'
import { PasswordField } from '../../core/ui/password-field.tsx'
import styles from './new-password-fields.module.css'

type FieldProps = Pick<ComponentProps<typeof PasswordField>, 'error' | 'onChange'> & { value: string }

interface NewPasswordFieldsProps {
  /** Result of `useForm`. */
  form: {
    field: (name: 'newPassword' | 'confirmation') => FieldProps
  }
}

/** New password and its confirmation (ACCT-12). */
export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  return (
    <>
      <NewPasswordField label="New Password" {...form.field('newPassword')} />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        maxLength={limits.password}
        {...form.field('confirmation')}
      />
    </>
  )
}

/** New password. The requirements are checked off during typing (ACCT-12). */
export function NewPasswordField({ label, ...field }: FieldProps & { label: string }) {
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      maxLength={limits.password}
      hint={<PasswordRequirements typed={field.value} />}
      {...field}
    />
  )
}

function PasswordRequirements({ typed }: { typed: string }) {
  return (
    <span className={styles.requirements}>
      {passwordRequirements(typed).map(({ label, isMet }) => {
        const Mark = isMet ? IconCheck : IconPoint
        return (
          <span key={label} className={styles.requirement} data-met={isMet || undefined}>
            <Mark size={16} stroke={1.5} aria-hidden="true" />
            <span>
              {label}
              <span className="visually-hidden">{isMet ? ': met.' : ': not met yet.'}</span>
            </span>
          </span>
        )
      })}
    </span>
  )
}
