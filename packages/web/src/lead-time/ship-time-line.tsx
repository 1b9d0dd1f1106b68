import { formatDate } from '@volute/domain/kernel'
import { counted } from '@volute/domain/kernel'
import { leadTimeMessages, type ReadyStep } from '@volute/domain/lead-time'
import { sentenceOf } from '../api/index.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { FieldError } from '../ui/field.tsx'
import type { Wish } from './ready-date.ts'
import { ReadyFailure } from './ready-failure.tsx'
import { ReadySteps } from './ready-steps.tsx'
import styles from './ship-time-line.module.css'
import { useReadyDate } from './use-ready-date.ts'

/** The ship time in the form: duration, exact date, what makes it longer, and every step of it (LEAD-03 to LEAD-06). */
export function ShipTimeLine(wish: Wish) {
  const { ready, error } = useReadyDate(wish)
  if (error && !ready) {
    return (
      <FieldError>
        <ReadyFailure>{sentenceOf(error)}</ReadyFailure>
      </FieldError>
    )
  }
  return (
    <div className={styles.line}>
      <p aria-live="polite">
        Ship Time <strong title={ready && formatDate(ready.date)}>{ready?.duration ?? '–'}</strong>
        {ready && ` ${[`ready ${formatDate(ready.date)}`, ...additions(ready.steps)].join(', ')}`}
      </p>
      <Disclosure summary={leadTimeMessages.explanation}>
        {ready ? <ReadySteps steps={ready.steps} /> : <p>–</p>}
      </Disclosure>
    </div>
  )
}

function additions(steps: readonly ReadyStep[]): string[] {
  return steps
    .filter(({ kind }) => kind === 'option')
    .map(({ reason, days }) => `${reason.toLowerCase()} adds ${counted(days, 'day')}`)
}
