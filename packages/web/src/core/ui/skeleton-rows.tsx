import type { CSSProperties, ReactElement } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './skeleton-rows.module.css'
import tableStyles from './table.module.css'

interface SkeletonRowsProps {
  rows?: number
  /** The head of the table that is being loaded, its `<thead>`, out of reach; `tableClass` is that table's own class. */
  head?: ReactElement
  tableClass?: string | undefined
  /** Heights of the rows to come, in px: on a desktop, on a phone; 40 by default. */
  heights?: [desktop: number, phone: number]
}

/** Rows that stand for the ones being loaded; they appear after 150 ms, so fast answers never flicker. */
export function SkeletonRows({ rows = 6, head, tableClass, heights }: SkeletonRowsProps) {
  const [desktop, phone] = heights ?? []
  return (
    <div
      className={styles.rows}
      role="status"
      data-loading
      style={heights && ({ '--desktop': `${desktop}px`, '--phone': `${phone}px` } as CSSProperties)}
    >
      <span className="visually-hidden">Loading...</span>
      {head && (
        <table className={joinClasses(tableStyles.table, tableClass)} inert>
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
