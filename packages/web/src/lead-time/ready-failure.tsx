import styles from './ready-failure.module.css'
import { retryReadyDates } from './use-ready-dates.ts'

/** Why there is no date, and the way to ask again for all that are missing (LEAD-04). */
export function ReadyFailure({ children }: { children: string }) {
  return (
    <span className={styles.failure}>
      {children}{' '}
      <button type="button" className={styles.retry} data-failed onClick={retryReadyDates}>
        Try again
      </button>
    </span>
  )
}
