import type { CSSProperties, ReactElement } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './skeleton-rows.module.css'
import tableStyles from './table.module.css'

interface SkeletonRowsProps {
  rows?: number
  /** Inert `<thead>` of the table being loaded; `tableClass` is that table's own class. */
  head?: ReactElement
  tableClass?: string | undefined
  /** Expected row heights in px, on desktop and phone; 40 by default. */
  heights?: [desktop: number, phone: number]
}

/** Placeholder rows while loading. They appear after 150 ms, so that fast answers never flicker. */
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
