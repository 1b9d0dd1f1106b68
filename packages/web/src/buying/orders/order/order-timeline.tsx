import { formatDate } from '@volute/domain/core/kernel'
import type { TimelineEntry, TrackedOrder } from '@volute/domain/buying/orders'
import { Card } from '../../../core/ui/card.tsx'
import { joinClasses } from '../../../core/ui/join-classes.ts'
import { ShopClock } from '../../../core/ui/shop-clock.tsx'
import { momentAtShop } from '../../../core/ui/shop-day.ts'
import cards from './cards.module.css'
import styles from './order-timeline.module.css'

/** Events of an order, oldest first (TRACK-04). */
export function OrderTimeline({ timeline }: Pick<TrackedOrder, 'timeline'>) {
  return (
    <Card className={joinClasses(cards.card, 'no-print')}>
      <h2>
        Timeline <ShopClock />
      </h2>
      <ol className={styles.list}>
        {timeline.map((entry, index) => (
          <li key={index} data-bad={bad.has(entry.kind) || undefined}>
            <span className={styles.text}>{entry.text}</span>
            <span className={styles.moment}>{momentOf(entry)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const bad: ReadonlySet<TimelineEntry['kind']> = new Set(['PARCEL CANCELLED', 'SLIPPED', 'REJECTED'])

const momentOf = ({ atUtc, day }: TimelineEntry) => (atUtc === null ? formatDate(day) : momentAtShop(atUtc))
