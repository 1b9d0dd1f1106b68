import { joinClasses } from './join-classes.ts'
import ring from './ring.module.css'
import styles from './spinner.module.css'

/** Spinner; screen readers announce 'Loading...' (SHELL-43). */
export function Spinner() {
  return (
    <div className={styles.spinner} role="status">
      <span className={joinClasses(ring.ring, styles.ring)} aria-hidden="true" />
      <span>Loading...</span>
    </div>
  )
}
