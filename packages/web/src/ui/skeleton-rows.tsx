import type { CSSProperties, ReactElement } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './skeleton-rows.module.css'
import tableStyles from './table.module.css'

interface SkeletonRowsProps {
  rows?: number
  /** The rows are a table's and stand below its head, or below the room it takes; phones have one only where it sorts. */
  head?: ReactElement | 'plain' | 'sorting'
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
      {typeof head === 'string' && <div className={styles.head} data-kind={head} />}
      {typeof head === 'object' && (
        <table className={joinClasses(tableStyles.table, styles.columns)} aria-hidden="true">
          {head}
        </table>
      )}
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
