import { formatDate } from '@volute/domain/core/kernel'
import type { ExtraWork } from '@volute/domain/catalogue/lead-time'
import { answerAge } from './answer-age.ts'
import { Disclosure } from '../../core/ui/disclosure.tsx'
import { ExplainedPromise } from './explained-promise.tsx'
import styles from './ready-in.module.css'
import { linePromise, type PartPromise, retryPromises } from './use-promises.ts'

/** Time until a line is ready, with the exact date as tooltip; expands to explain the date (LEAD-10, PROMISE-11). */
export function ReadyIn({ answer, work }: { answer: PartPromise; work: ExtraWork }) {
  const { date, duration } = linePromise(answer, work)
  return (
    <Disclosure
      summary={
        <>
          {date === null ? (
            'ready date unknown'
          ) : (
            <span title={formatDate(date)}>
              ready in {duration}
              <span className="visually-hidden">, {formatDate(date)}</span>
            </span>
          )}
          {answer.isOld && `, ${answerAge(answer.asOf)}`}
        </>
      }
    >
      <ExplainedPromise {...{ answer, work }} />
    </Disclosure>
  )
}

/** Reason why there is no date, with a button that requests all missing dates again (LEAD-04). */
export function ReadyFailure({ children }: { children: string }) {
  return (
    <span className={styles.failure}>
      {children}{' '}
      <button type="button" className={styles.retry} data-failed onClick={retryPromises}>
        Try again
      </button>
    </span>
  )
}
