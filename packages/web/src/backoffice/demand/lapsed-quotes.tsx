import { type LapsedQuote, lapseReasonNames, listLapsedQuotes } from '@volute/domain/backoffice/demand'
import { formatDate } from '@volute/domain/core/kernel'
import { formatPrice } from '@volute/domain/core/pricing'
import { exportList } from '../../core/api/index.ts'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { FirstFew } from '../../core/ui/first-few.tsx'
import phoneRows from '../../core/ui/phone-rows.module.css'
import { type Column, DemandFrame } from './demand-frame.tsx'
import styles from './demand-table.module.css'
import { useDemandList } from './use-demand-list.ts'

const columns: readonly Column[] = [
  { label: 'Company' },
  { label: 'Quote #' },
  { label: 'Parts' },
  { label: 'Why' },
  { label: 'Lapsed' },
  { label: 'Total', is: 'figures' },
]

/** Quotes that ran out without an order (E193). */
export function LapsedQuotes() {
  const list = useDemandList(listLapsedQuotes, {})
  return (
    <DemandFrame
      tab="quotes"
      list={list}
      of="quotes"
      caption="Lapsed quotes"
      columns={columns}
      phoneHeight={120}
      filterLabel="Filter by company, part or quote"
      nothing={
        <EmptyState title="No quote has lapsed">
          Quotes whose prices run out before they are ordered appear here.
        </EmptyState>
      }
      exportRows={() => exportList(listLapsedQuotes, list.asked)}
    >
      {({ quotes }) => quotes.map((quote) => <Row key={quote.quoteId} quote={quote} />)}
    </DemandFrame>
  )
}

function Row({ quote: { quoteId, companyName, lines, reasons, validUntil, total } }: { quote: LapsedQuote }) {
  return (
    <tr>
      <td className={styles.what}>{companyName}</td>
      <td className={styles.first}>
        <span className={phoneRows.label}>Quote </span>
        <span className="mono">{quoteId}</span>
      </td>
      <td className={styles.companies}>
        <FirstFew of={lines} most={4}>
          {({ partNumber, quantity }) => (
            <>
              {quantity} × <span className="mono">{partNumber}</span>
            </>
          )}
        </FirstFew>
      </td>
      <td className={styles.why}>
        {reasons.length === 0 ? 'Not known' : reasons.map((reason) => lapseReasonNames[reason]).join(', ')}
      </td>
      <td className={styles.last}>
        <span className={phoneRows.label}>Lapsed </span>
        {formatDate(validUntil)}
      </td>
      <td className={styles.count} data-number>
        {formatPrice(total)}
      </td>
    </tr>
  )
}
