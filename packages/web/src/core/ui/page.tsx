import type { ReactNode } from 'react'
import styles from './page.module.css'

/** Page container. Widths: lists and checkout 1168, dashboard 1248, cart 1440, BOM page full. */
export function Page({ width, children }: { width: 1168 | 1248 | 1440 | 'full'; children: ReactNode }) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  )
}
