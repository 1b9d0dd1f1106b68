import { counted, formatDate } from '@volute/domain/core/kernel'
import { type ExtraWork, type ReadyStep, shiftReadyDate } from '@volute/domain/catalogue/lead-time'
import { type Share, shareText } from '@volute/domain/catalogue/promise'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import styles from './explained-promise.module.css'
import type { PartPromise } from './use-promises.ts'

interface ExplainedPromiseProps {
  answer: PartPromise
  work: ExtraWork
}

/** Explanation of a line's dates: the source of each share, and every step to its date (PROMISE-11). */
export function ExplainedPromise({ answer, work }: ExplainedPromiseProps) {
  const today = todayAtShop()
  return answer.shares.map((share, index) => <ExplainedShare key={index} {...{ share, work, today }} />)
}

interface ExplainedShareProps {
  /** Share as answered by the ERP. */
  share: Share
  work: ExtraWork
  today: string
}

function ExplainedShare({ share, work, today }: ExplainedShareProps) {
  const ready = share.date === null ? null : shiftReadyDate(share.date, work, today)
  return (
    <div className={styles.share}>
      <p>{shareText({ ...share, date: ready?.date ?? null }, today)}</p>
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
