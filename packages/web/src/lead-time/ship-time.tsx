import { formatDate } from '@volute/domain/kernel'
import { sentenceOf } from '../api/index.ts'
import figures from '../ui/figures.module.css'
import type { Wish } from './ready-date.ts'
import { useReadyDate } from './use-ready-date.ts'

/** A part's ship time in a row: the duration with the exact date as tooltip, a dash while it waits or is out of view. */
export function ShipTime({ wish, isInView }: { wish: Wish; isInView: boolean }) {
  const { ready, error } = useReadyDate(wish, isInView)
  if (ready) {
    return (
      <span className={figures.figure} title={formatDate(ready.date)}>
        {ready.duration}
      </span>
    )
  }
  if (!error) return <span className={figures.quiet}>–</span>
  return (
    <span className={figures.quiet} title={sentenceOf(error)}>
      N/A<span className="visually-hidden">: {sentenceOf(error)}</span>
    </span>
  )
}
