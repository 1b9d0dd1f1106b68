import { checkQuantity } from '@volute/domain/buying/cart'
import { counted, formatDate } from '@volute/domain/core/kernel'
import { leadTimeMessages, shiftReadyDate } from '@volute/domain/catalogue/lead-time'
import { promisedDate, promiseText } from '@volute/domain/catalogue/promise'
import { answerAge } from './answer-age.ts'
import { sentenceOf } from '../../core/api/index.ts'
import { Disclosure } from '../../core/ui/disclosure.tsx'
import { FieldError } from '../../core/ui/field.tsx'
import figures from '../../core/ui/figures.module.css'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import { ExplainedPromise } from './explained-promise.tsx'
import { ReadyFailure } from './ready-in.tsx'
import styles from './ship-time.module.css'
import { type LinePromise, type LineToShip, retryPromises, usePromise } from './use-promises.ts'

interface ShipTimeProps {
  line: LineToShip
  isInView: boolean
  /** Nothing is requested; a known ship time stays. */
  isHeld?: boolean
}

/** Ship time of a part in a row: the duration with the exact date as tooltip, and a placeholder until it is known. */
export function ShipTime({ line, isInView, isHeld = false }: ShipTimeProps) {
  const { promise, error } = usePromise(line, isInView && !isHeld)
  if (promise) {
    const exact = exactDate(promise)
    return (
      <span className={promise.answer.isOld ? figures.quiet : figures.figure} title={exact}>
        {promise.duration ?? 'Unknown'}
        <span className="visually-hidden">, {exact}</span>
      </span>
    )
  }
  if (!error) return <ShipTimeToCome isNever={isHeld || !checkQuantity(line.quantity).ok} />
  return <Retry error={error}>N/A</Retry>
}

/** Ship date of a part in a result, with the duration as tooltip. */
export function ShipDate({ line }: { line: LineToShip }) {
  const { promise, error } = usePromise(line)
  if (promise) {
    const { date, duration, answer } = promise
    const title = [duration, answer.isOld && answerAge(answer.asOf)].filter(Boolean).join(', ')
    return <span title={title}>{date === null ? 'Ship date unknown' : `Ships ${shipDay(date)}`}</span>
  }
  if (!error) return 'Ships –'
  return <Retry error={error}>Ship date N/A</Retry>
}

const shipDay = (date: string) => (date === todayAtShop() ? 'today' : formatDate(date))

/** Button in place of a date that could not be loaded; it requests all missing dates again. */
function Retry({ error, children }: { error: Error; children: string }) {
  const hint = `${sentenceOf(error)} Try again`
  return (
    <button type="button" className={styles.retry} title={hint} onClick={retryPromises}>
      {children}
      <span className="visually-hidden">: {hint}</span>
    </button>
  )
}

function exactDate({ answer, date, shares }: LinePromise): string {
  const when = date === null ? promiseText(shares, todayAtShop()) : formatDate(date)
  return answer.isOld ? `${when}, ${answerAge(answer.asOf)}` : when
}

/** Placeholder of a ship time: a bar while it loads, a dash if it is not requested. */
export function ShipTimeToCome({ isNever }: { isNever: boolean }) {
  if (isNever) return <span className={figures.quiet}>–</span>
  return <span className={styles.coming} data-coming aria-hidden="true" />
}

/**
 * Ship time in the form: duration, exact date, what lengthens it, and the quantities by source (LEAD-03 to LEAD-06,
 * PROMISE-11).
 */
export function ShipTimeLine(line: LineToShip) {
  const { promise, error } = usePromise(line)
  if (error && !promise) {
    return (
      <FieldError>
        <ReadyFailure>{sentenceOf(error)}</ReadyFailure>
      </FieldError>
    )
  }
  return (
    <div className={styles.line}>
      <div aria-live="polite">
        <p>
          Ship Time{' '}
          <strong title={promise?.date ? formatDate(promise.date) : undefined}>
            {promise ? (promise.duration ?? 'unknown') : '–'}
          </strong>
          {promise?.date &&
            ` ${[`ready ${formatDate(promise.date)}`, ...additions(promise, line)].join(', ')}`}
        </p>
        <p className={styles.allocations}>
          {promise ? promiseText(promise.shares, todayAtShop()) : '\u00a0'}
        </p>
        {promise?.answer.isOld && <p className={styles.age}>{answerAge(promise.answer.asOf)}</p>}
      </div>
      <Disclosure summary={leadTimeMessages.explanation}>
        {promise ? <ExplainedPromise answer={promise.answer} work={line} /> : <p>–</p>}
      </Disclosure>
    </div>
  )
}

/** Days that options add to the line's last date: `paint adds 1 day`. */
function additions({ answer }: LinePromise, line: LineToShip): string[] {
  const available = promisedDate(answer.shares)
  if (available === null) return []
  return shiftReadyDate(available, line, todayAtShop())
    .steps.filter(({ kind }) => kind === 'option')
    .map(({ reason, days }) => `${reason.toLowerCase()} adds ${counted(days, 'day')}`)
}
