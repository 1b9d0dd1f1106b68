import { IconCheck, IconPoint } from '@tabler/icons-react'
import { passwordRequirements } from '@volute/domain/session'
import styles from './password-requirements.module.css'

/** What a new password has to be, ticked off while one types; it stands as a field's hint (ACCT-12). */
export function PasswordRequirements({ typed }: { typed: string }) {
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
