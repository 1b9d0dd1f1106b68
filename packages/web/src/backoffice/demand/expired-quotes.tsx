import { type ExpiredQuote, expiryReasonNames, listExpiredQuotes } from '@volute/domain/backoffice/demand'
import { formatDate } from '@volute/domain/core/kernel'
import { formatPrice } from '@volute/domain/core/pricing'
import { exportList } from '../../core/api/index.ts'
import type { Column } from '../../core/ui/data-table.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { FirstFew } from '../../core/ui/first-few.tsx'
import { PartNumber } from '../../core/ui/part-number.tsx'
import { DemandFrame } from './demand-frame.tsx'
import { RowActs } from './row-acts.tsx'
import { useDemandList } from './use-demand-list.ts'

/** Quotes that expired without an order (E193). */
export function ExpiredQuotes() {
  const list = useDemandList(listExpiredQuotes, ({ days, rows }) => ({ days, shown: rows }))
  return (
    <DemandFrame
      tab="quotes"
      list={list}
      of="quotes"
      caption="Expired quotes"
      columns={list.rows === 'LAPSING' ? columns : [...columns, act(list.refresh)]}
      rowsOf={({ quotes }) => quotes}
      rowKey={({ quoteId }) => quoteId}
      phoneHeight={120}
      filterLabel="Filter by company, part or quote"
      nothing={
        <EmptyState title="No expired quotes">
          Quotes whose prices run out before they are ordered appear here.
        </EmptyState>
      }
      exportRows={() => exportList(listExpiredQuotes, list.asked)}
    />
  )
}

const columns: readonly Column<ExpiredQuote>[] = [
  { key: 'what', header: 'Company', cell: ({ companyName }) => companyName },
  {
    key: 'first',
    header: 'Quote #',
    phoneLabel: 'Quote',
    cell: ({ quoteId }) => <span className="mono">{quoteId}</span>,
  },
  {
    key: 'companies',
    header: 'Parts',
    cell: ({ lines }) => (
      <FirstFew of={lines} most={4}>
        {({ partNumber, quantity }) => (
          <>
            {quantity} × <PartNumber isPlain>{partNumber}</PartNumber>
          </>
        )}
      </FirstFew>
    ),
  },
  {
    key: 'why',
    header: 'Why',
    cell: ({ reasons }) => reasons.map((reason) => expiryReasonNames[reason]).join(', ') || 'Unknown',
  },
  {
    key: 'last',
    header: 'Valid until',
    phoneLabel: 'Valid until',
    cell: ({ validUntil }) => formatDate(validUntil),
  },
  { key: 'count', header: 'Total', isNumber: true, cell: ({ total }) => formatPrice(total) },
]

/** Column with Ignore. */
const act = (onDone: () => void): Column<ExpiredQuote> => ({
  key: 'act',
  header: 'Action',
  isHeaderHidden: true,
  cell: ({ quoteId, ignored }) => (
    <RowActs
      row={{ list: 'quotes', id: quoteId }}
      name={`quote ${quoteId}`}
      ignored={ignored}
      onDone={onDone}
    />
  ),
})
