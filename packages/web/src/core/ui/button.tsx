import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './button.module.css'
import { joinClasses } from './join-classes.ts'
import ring from './ring.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-ghost'

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  icon?: ReactNode
  /** Label next to the spinner while the action runs, such as `Saving`. */
  busy?: string | false
  /** Reason why the button is disabled, shown next to it. */
  reason?: string | null
  small?: boolean
  wide?: boolean
}

/** Action button; while disabled it keeps its label and shows the reason. */
export function Button({
  look = 'secondary',
  icon,
  busy,
  reason,
  small,
  wide,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const button = (
    <button
      type="button"
      {...rest}
      className={joinClasses(styles.button, small && styles.small, wide && styles.wide, rest.className)}
      data-look={look}
      disabled={rest.disabled || Boolean(reason)}
      aria-disabled={busy ? true : undefined}
      aria-busy={busy ? true : undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      onClick={busy ? preventAct : rest.onClick}
    >
      {busy ? <span className={joinClasses(ring.ring, styles.ring)} aria-hidden="true" /> : icon}
      <span>{busy || children}</span>
    </button>
  )
  if (!reason) return button
  return (
    <span className={joinClasses(styles.withReason, wide && styles.wide)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </span>
  )
}

function preventAct(event: { preventDefault: () => void }) {
  event.preventDefault()
}
