import { counted, formatDate } from '@volute/domain/kernel'
import type { ExtraWork, ReadyStep } from '@volute/domain/lead-time'
import { Disclosure } from '../ui/disclosure.tsx'
import styles from './ready-in.module.css'
import { readyDate, retryReadyDates } from './use-ready-dates.ts'

/** In what time a line is ready, the exact date as its tooltip; it opens how the date comes about (LEAD-10). */
export function ReadyIn({ erpDate, work }: { erpDate: string; work: ExtraWork }) {
  const { date, duration, steps } = readyDate(erpDate, work)
  const exact = formatDate(date)
  return (
    <Disclosure
      summary={
        <span title={exact}>
          ready in {duration}
          <span className="visually-hidden">, {exact}</span>
        </span>
      }
    >
      <ReadySteps steps={steps} />
    </Disclosure>
  )
}

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
