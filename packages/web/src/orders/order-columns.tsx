import type { ReactNode } from 'react'
import styles from './order-facts.module.css'

/** The summary and the address side by side, one below the other on phones. */
export function OrderColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
