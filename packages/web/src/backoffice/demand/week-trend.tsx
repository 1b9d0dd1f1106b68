import { weeksUntil } from '@volute/domain/backoffice/today'
import { formatDate } from '@volute/domain/core/kernel'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import { Sparkline } from '../../core/ui/sparkline.tsx'
import styles from './demand-table.module.css'

/** Trend of a row over the last 13 weeks (DEMAND-11). */
export function WeekTrend({ caption, weeks }: { caption: string; weeks: readonly number[] }) {
  return (
    <div className={styles.spark}>
      <Sparkline
        caption={caption}
        names={weeksUntil(todayAtShop()).map((day) => `Week from ${formatDate(day)}`)}
        values={weeks}
      />
    </div>
  )
}
