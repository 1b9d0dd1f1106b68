import { formatDate } from '@volute/domain/kernel'
import { sentenceOf } from '../api/index.ts'
import figures from '../ui/figures.module.css'
import type { Wish } from './ready-date.ts'
import styles from './ship-time.module.css'
import { useReadyDate } from './use-ready-date.ts'
import { retryReadyDates } from './use-ready-dates.ts'

/** A part's ship time in a row: the duration with the exact date as tooltip, a dash while it waits or is out of view. */
export function ShipTime({ wish, isInView }: { wish: Wish; isInView: boolean }) {
  const { ready, error } = useReadyDate(wish, isInView)
  if (ready) {
    return (
      <span className={figures.figure} title={formatDate(ready.date)}>
        {ready.duration}
        <span className="visually-hidden">, {formatDate(ready.date)}</span>
      </span>
    )
  }
  if (!error) return <span className={figures.quiet}>–</span>
  const hint = `${sentenceOf(error)} Try again`
  return (
    <button type="button" className={styles.retry} title={hint} onClick={retryReadyDates}>
      N/A<span className="visually-hidden">: {hint}</span>
    </button>
  )
}
