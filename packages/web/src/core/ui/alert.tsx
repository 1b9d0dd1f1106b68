import { IconExclamationCircle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './alert.module.css'

interface AlertProps {
  /** `warn` for warnings and errors, `info` for a note. */
  kind?: 'warn' | 'info'
  icon?: ReactNode
  /** Announced to screen readers immediately, for errors. */
  assertive?: boolean
  children: ReactNode
}

/** Note or error next to the place where the user decides (SHELL-42). */
export function Alert({ kind = 'warn', icon, assertive, children }: AlertProps) {
  const Icon = kind === 'warn' ? IconExclamationCircle : IconInfoCircle
  return (
    <div className={styles.alert} data-kind={kind} role={assertive ? 'alert' : 'note'}>
      {icon ?? <Icon size={18} stroke={1.5} aria-hidden="true" />}
      <div>{children}</div>
    </div>
  )
}
