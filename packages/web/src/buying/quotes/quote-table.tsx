import { IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatDate } from '@volute/domain/core/kernel'
import { type QuoteRow, quoteState, validUntil } from '@volute/domain/buying/quotes'
import type { ReactNode } from 'react'
import { type Column, DataTable, type ListOrder, PhoneLabel } from '../../core/ui/data-table.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { shopDay } from '../../core/ui/shop-day.ts'
import { useBrand } from '../../core/ui/shop-brand.ts'
import styles from './quote-table.module.css'

interface QuoteTableProps {
  /** Undefined while loading. */
  quotes: readonly QuoteRow[] | undefined
  order: ListOrder
  onMail: (quoteId: number) => void
}

/** Table of quotes; ordered or expired ones are gray and view-only (QUOTE-11). */
export function QuoteTable({ quotes, order, onMail }: QuoteTableProps) {
  const { timeZone } = useBrand()
  const stateOf = (quote: QuoteRow) => quoteState(quote, new Date(), timeZone)
  return (
    <DataTable
      caption="Quotes"
      columns={columnsOf(stateOf, timeZone, onMail)}
      rows={quotes}
      rowKey={({ salesQuoteId }) => salesQuoteId}
      rowProps={(quote) => ({ 'data-view-only': stateOf(quote) !== 'open' || undefined })}
      order={order}
      styles={styles}
      phone={{ lines: ['name number', 'created act', 'ordered act'] }}
      skeleton={{ heights: [45, 90] }}
    />
  )
}

/** Columns of the table; four are sortable (QUOTE-08). */
function columnsOf(
  stateOf: (quote: QuoteRow) => ReturnType<typeof quoteState>,
  timeZone: string,
  onMail: QuoteTableProps['onMail'],
): Column<QuoteRow>[] {
  return [
    {
      key: 'number',
      header: 'Quote Number',
      isSortable: true,
      cell: ({ salesQuoteId }) => <span className="mono">{salesQuoteId}</span>,
    },
    {
      key: 'name',
      header: 'Name',
      isSortable: true,
      cell: (quote) =>
        stateOf(quote) === 'open' ? <DetailsLink quote={quote}>{quote.name}</DetailsLink> : quote.name,
    },
    {
      key: 'created',
      header: 'Quote Created',
      isSortable: true,
      cell: (quote) => (
        <>
          {shopDay(quote.createdUtc)}
          {stateOf(quote) === 'expired' && (
            <span className={styles.expired}>
              Expired {formatDate(validUntil(quote.createdUtc, timeZone))}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'ordered',
      header: 'Sales Order Created',
      isSortable: true,
      cell: (quote) =>
        stateOf(quote) === 'ordered' &&
        quote.receivedUtc && (
          <>
            <PhoneLabel>Ordered </PhoneLabel>
            {shopDay(quote.receivedUtc)}
          </>
        ),
    },
    {
      key: 'act',
      header: 'Action',
      isHeaderHidden: true,
      isNumber: true,
      cell: (quote) =>
        stateOf(quote) === 'open' ? (
          <OpenActs quote={quote} onMail={onMail} />
        ) : (
          <ViewDetails quote={quote} />
        ),
    },
  ]
}

/** Actions of an open quote: mail it or order it. */
function OpenActs({
  quote: { salesQuoteId },
  onMail,
}: { quote: QuoteRow } & Pick<QuoteTableProps, 'onMail'>) {
  return (
    <span className={styles.acts}>
      <IconButton
        framed
        label={`Mail quote ${salesQuoteId}`}
        aria-haspopup="dialog"
        onClick={() => onMail(salesQuoteId)}
      >
        <IconMail size={18} stroke={1.5} aria-hidden="true" />
      </IconButton>
      <LinkButton
        to="/submit-order/quote/$quoteId"
        params={{ quoteId: String(salesQuoteId) }}
        aria-label={`Submit Order of quote ${salesQuoteId}`}
      >
        Submit Order
      </LinkButton>
    </span>
  )
}

function ViewDetails({ quote }: { quote: QuoteRow }) {
  return (
    <DetailsLink quote={quote}>
      View Details<span className="visually-hidden"> of quote {quote.salesQuoteId}</span>
    </DetailsLink>
  )
}

function DetailsLink({ quote, children }: { quote: QuoteRow; children: ReactNode }) {
  return (
    <Link
      from="/sales-quotes"
      to="/sales-quotes"
      search={(now) => ({ ...now, quote: quote.salesQuoteId })}
      resetScroll={false}
    >
      {children}
    </Link>
  )
}
