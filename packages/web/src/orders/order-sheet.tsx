import type { ReactNode } from 'react'
import styles from './order-sheet.module.css'

/** What is printed on one sheet. */
export function OrderSheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}
