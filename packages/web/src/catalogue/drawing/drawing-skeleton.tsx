import styles from './drawing-skeleton.module.css'

/** Where the drawing will stand; it appears after 150 ms, so that a drawing at hand never flickers. */
export function DrawingSkeleton() {
  return (
    <div className={styles.stage} role="status">
      <span className="visually-hidden">Loading...</span>
      {Array.from({ length: 4 }, (_, part) => (
        <span key={part} className={styles.part} aria-hidden="true" />
      ))}
    </div>
  )
}
