import type { ReactNode } from 'react'
import styles from './fact.module.css'

/** One fact of several in a line: its name, and in bold what it is. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span>
      {name} <strong className={styles.value}>{children}</strong>
    </span>
  )
}
