import { formatDate } from '@volute/domain/kernel'
import { pacificDate, relativeDuration } from '@volute/domain/lead-time'
import styles from './ready-line.module.css'
import { type Readiness, retryReadyDates } from './use-ready-dates.ts'

/** When a line is ready to ship, the exact date as its tooltip (LEAD-03, LEAD-04, LEAD-10). */
export function ReadyLine({ date, error }: Readiness) {
  if (error) {
    return (
      <span className={styles.failed}>
        {error}{' '}
        <button type="button" className={styles.retry} data-failed onClick={retryReadyDates}>
          Try again
        </button>
      </span>
    )
  }
  if (!date) return <span>ready in –</span>
  return <span title={formatDate(date)}>ready in {relativeDuration(pacificDate(new Date()), date)}</span>
}
