import { counted, formatDate } from '@volute/domain/core/kernel'
import { type ExtraWork, type ReadyStep, shiftReadyDate } from '@volute/domain/catalogue/lead-time'
import { type Allocation, allocationText } from '@volute/domain/catalogue/promise'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import styles from './explained-promise.module.css'
import type { PartPromise } from './use-promises.ts'

interface ExplainedPromiseProps {
  answer: PartPromise
  work: ExtraWork
}

/** Explanation of a line's dates: the source of each allocation, and every step to its date (PROMISE-11). */
export function ExplainedPromise({ answer, work }: ExplainedPromiseProps) {
  const today = todayAtShop()
  return answer.shares.map((allocation, index) => (
    <ExplainedAllocation key={index} {...{ allocation, work, today }} />
  ))
}

interface ExplainedAllocationProps {
  /** Allocation as answered by the ERP. */
  allocation: Allocation
  work: ExtraWork
  today: string
}

function ExplainedAllocation({ allocation, work, today }: ExplainedAllocationProps) {
  const ready = allocation.date === null ? null : shiftReadyDate(allocation.date, work, today)
  return (
    <div className={styles.allocation}>
      <p>{allocationText({ ...allocation, date: ready?.date ?? null }, today)}</p>
      {ready && <ReadySteps steps={ready.steps} />}
    </div>
  )
}

/** Steps from the day the goods are available: the added days, their reason and the resulting date. */
function ReadySteps({ steps }: { steps: readonly ReadyStep[] }) {
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
