import { useQuery } from '@tanstack/react-query'
import { counted, durations, formatDate, formatNumber } from '@volute/domain/core/kernel'
import { shiftReadyDate } from '@volute/domain/catalogue/lead-time'
import { getSupply, type Supplied } from '@volute/domain/catalogue/promise'
import { answerAge } from '../../catalogue/promise/index.ts'
import { query, sentenceOf } from '../../core/api/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { type Column, DataTable } from '../../core/ui/data-table.tsx'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import styles from './part-stock.module.css'

/** Stock of a part by warehouse, receipts by date, and when more can be made (PART-28). */
export function PartStock({ partNumber }: { partNumber: string }) {
  const { data, error, refetch } = useQuery({
    ...query(getSupply, { partNumber }),
    retry: false,
    // Refetch while the ERP's answer is an old one.
    refetchInterval: ({ state }) => (state.data?.isOld ? durations.answerMemory : false),
  })
  return (
    <section aria-label="Stock" className={styles.stock}>
      <Card>
        <h2 className={styles.title}>Stock and dates</h2>
        {data && (
          <DataTable
            caption="Stock and dates"
            columns={columns}
            rows={data.supplies}
            rowKey={(_, index) => index}
            styles={styles}
          />
        )}
        {data?.isOld && <p className={styles.note}>{answerAge(data.asOf)}</p>}
        {!data && !error && <SkeletonRows rows={2} />}
        {!data && error && (
          <p className={styles.note}>
            {sentenceOf(error)} <TextButton onClick={() => void refetch()}>Try again</TextButton>
          </p>
        )}
      </Card>
    </section>
  )
}

const columns: readonly Column<Supplied>[] = [
  { key: 'from', header: 'From', cell: ({ source }) => nameOf(source) },
  {
    key: 'quantity',
    header: 'Quantity',
    isNumber: true,
    cell: ({ quantity }) => (quantity === null ? 'Any' : formatNumber(quantity)),
  },
  { key: 'date', header: 'Ready', isNumber: true, cell: ({ date }) => dayOf(date) },
]

const asIs = { painted: false, customised: false }

function nameOf(source: Supplied['source']): string {
  switch (source.kind) {
    case 'stock':
      return source.warehouse || 'In stock'
    case 'receipt':
      return 'On order'
    case 'making':
      return source.workingDays > 0
        ? `Made in ${counted(source.workingDays, 'working day')}`
        : 'Made to order'
    case 'unknown':
      return 'Larger quantity'
  }
}

function dayOf(date: string | null): string {
  if (date === null) return 'Unknown'
  const today = todayAtShop()
  const ready = shiftReadyDate(date, asIs, today).date
  return ready === today ? 'Today' : formatDate(ready)
}
