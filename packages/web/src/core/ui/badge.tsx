import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** Small outlined label: Packager, Immutable, Ordered, Expired. */
export function Badge({ kind, children }: { kind?: 'ok' | 'warn'; children: ReactNode }) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  )
}
