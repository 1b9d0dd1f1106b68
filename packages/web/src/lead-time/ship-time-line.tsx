import { formatDate } from '@volute/domain/kernel'
import { sentenceOf } from '../api/index.ts'
import { FieldError } from '../ui/field.tsx'
import styles from './ship-time-line.module.css'
import type { Wish } from './ready-date.ts'
import { useReadyDate } from './use-ready-date.ts'

/** The ship time in the form: duration, exact date, and what makes it longer (LEAD-03 to LEAD-05). */
export function ShipTimeLine(wish: Wish) {
  const { ready, error } = useReadyDate(wish)
  if (error && !ready) return <FieldError>{sentenceOf(error)}</FieldError>
  return (
    <p className={styles.line} aria-live="polite">
      Ship Time <strong title={ready && formatDate(ready.date)}>{ready?.duration ?? '–'}</strong>
      {ready && ` ${[`ready ${formatDate(ready.date)}`, ...additions(wish)].join(', ')}`}
    </p>
  )
}

function additions({ painted, customised }: Wish): string[] {
  return [customised && 'custom impeller adds 2 days', painted && 'paint adds 1 day'].filter(
    (text) => text !== false,
  )
}
