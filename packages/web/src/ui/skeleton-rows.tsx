import styles from './skeleton-rows.module.css'

/** Rows that stand for the ones being loaded; they appear after 150 ms, so fast answers never flicker. */
export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  return (
    <div className={styles.rows} role="status">
      <span className="visually-hidden">Loading...</span>
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
