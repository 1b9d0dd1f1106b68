import type { CSSProperties } from 'react'
import styles from './skeleton-rows.module.css'

interface SkeletonRowsProps {
  rows?: number
  /** The rows are a table's and stand below its head; phones have a head only where one sorts. */
  head?: 'plain' | 'sorting'
  /** How high the rows will be, in px: on a desktop, on a phone; 40 by default. */
  heights?: [desktop: number, phone: number]
}

/** Rows that stand for the ones being loaded; they appear after 150 ms, so fast answers never flicker. */
export function SkeletonRows({ rows = 6, head, heights }: SkeletonRowsProps) {
  const [desktop, phone] = heights ?? []
  return (
    <div
      className={styles.rows}
      role="status"
      data-loading
      style={heights && ({ '--desktop': `${desktop}px`, '--phone': `${phone}px` } as CSSProperties)}
    >
      <span className="visually-hidden">Loading...</span>
      {head && <div className={styles.head} data-kind={head} />}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
