import { formatDate } from '@volute/domain/core/kernel'
import { failureOf } from '../../core/api/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { ShopClock } from '../../core/ui/shop-clock.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { FigureCard } from './figure-card.tsx'
import { StartTabs } from './start-tabs.tsx'
import styles from './today-page.module.css'
import { useToday } from './use-today.ts'

/** `/dashboard/today`: work that waits for the maker's staff, each figure with its trend and its list (TODAY-01). */
export function TodayPage() {
  const { data, error, refetch } = useToday()
  return (
    <Page width={1168}>
      <StartTabs open="today" />
      <PageHead title="Today">
        {data && (
          <>
            {formatDate(data.today)} <ShopClock /> · Bars show the last 13 weeks.
          </>
        )}
      </PageHead>
      {error && !data && <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Card>
          <SkeletonRows rows={6} heights={[80, 80]} />
        </Card>
      )}
      {data && (
        <ul className={styles.figures}>
          {data.figures.map((figure) => (
            <FigureCard key={figure.key} figure={figure} today={data.today} />
          ))}
        </ul>
      )}
    </Page>
  )
}
