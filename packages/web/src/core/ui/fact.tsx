import type { ReactNode } from 'react'
import styles from './fact.module.css'

/** One of several facts in a line: its name, and its value in bold. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span>
      {name} <strong className={styles.value}>{children}</strong>
    </span>
  )
}
