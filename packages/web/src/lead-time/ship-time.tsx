import { counted, formatDate } from '@volute/domain/kernel'
import { leadTimeMessages, type ReadyStep } from '@volute/domain/lead-time'
import { sentenceOf } from '../api/index.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { FieldError } from '../ui/field.tsx'
import figures from '../ui/figures.module.css'
import { ReadyFailure, ReadySteps } from './ready-in.tsx'
import styles from './ship-time.module.css'
import { retryReadyDates, useReadyDate, type LineToShip } from './use-ready-dates.ts'

/** A part's ship time in a row: the duration with the exact date as tooltip, a dash while it waits or is out of view. */
export function ShipTime({ line, isInView }: { line: LineToShip; isInView: boolean }) {
  const { ready, error } = useReadyDate(line, isInView)
  if (ready) {
    return (
      <span className={figures.figure} title={formatDate(ready.date)}>
        {ready.duration}
        <span className="visually-hidden">, {formatDate(ready.date)}</span>
      </span>
    )
  }
  if (!error) return <ShipTimeToCome />
  const hint = `${sentenceOf(error)} Try again`
  return (
    <button type="button" className={styles.retry} title={hint} onClick={retryReadyDates}>
      N/A<span className="visually-hidden">: {hint}</span>
    </button>
  )
}

/** Stands for a ship time that is not known yet. */
export function ShipTimeToCome() {
  return <span className={figures.quiet}>–</span>
}

/** The ship time in the form: duration, exact date, what makes it longer, and every step of it (LEAD-03 to LEAD-06). */
export function ShipTimeLine(line: LineToShip) {
  const { ready, error } = useReadyDate(line)
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
