import { formatDate } from '@volute/domain/kernel'
import { counted } from '@volute/domain/kernel'
import type { ReadyStep } from '@volute/domain/lead-time'
import styles from './ready-steps.module.css'

/** How a ready date comes about: from the day the part is available, what adds days, and the date each reaches. */
export function ReadySteps({ steps }: { steps: readonly ReadyStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ reason, days, date }) => (
        <li key={date + reason}>
          <span>{reason}</span> <span>{days > 0 && `+${counted(days, 'day')}`}</span>{' '}
          <span>{formatDate(date)}</span>
        </li>
      ))}
    </ol>
  )
}
