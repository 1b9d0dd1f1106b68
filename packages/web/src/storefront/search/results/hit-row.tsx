import type { ReactNode } from 'react'
import styles from './hits.module.css'

/** Row of a hit: picture, facts with the row's link, and its figures and buttons. */
export function HitRow({
  picture,
  end,
  children,
}: {
  picture: ReactNode
  end?: ReactNode
  children: ReactNode
}) {
  return (
    <li className={styles.row}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.facts}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  )
}
