import { IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatDate } from '@volute/domain/core/kernel'
import {
  type QuoteColumn,
  quoteColumns,
  type QuoteRow,
  quoteState,
  validUntil,
} from '@volute/domain/buying/quotes'
import type { ReactNode } from 'react'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import phoneRows from '../../core/ui/phone-rows.module.css'
import { shopDay } from '../../core/ui/shop-day.ts'
import { useFace } from '../../core/ui/shop-face.ts'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { SortHeader } from '../../core/ui/sort-header.tsx'
import { Table } from '../../core/ui/table.tsx'
import styles from './quote-table.module.css'
import type { Quotes } from './use-quotes.ts'

/** Heads of the columns that sort (QUOTE-08). */
const heads: Record<QuoteColumn, string> = {
  number: 'Quote Number',
  name: 'Name',
  created: 'Quote Created',
  ordered: 'Sales Order Created',
}

interface QuoteTableProps {
  quotes: QuoteRow[]
  list: Quotes
  onMail: (quoteId: number) => void
}

/** Quotes row by row. */
export function QuoteTable({ quotes, list, onMail }: QuoteTableProps) {
  return (
    <Table caption="Quotes" className={tableClass}>
      <QuotesHead list={list} />
      <tbody>
        {quotes.map((quote) => (
          <Row key={quote.salesQuoteId} quote={quote} onMail={onMail} />
        ))}
      </tbody>
    </Table>
  )
}

/** The quotes while they are loaded. */
export function QuotesSkeleton({ list }: { list: Quotes }) {
  return <SkeletonRows head={<QuotesHead list={list} />} tableClass={tableClass} heights={[45, 90]} />
}

const tableClass = joinClasses(phoneRows.rows, styles.table)

/** Four columns sort (QUOTE-08). */
function QuotesHead({ list }: { list: Quotes }) {
  return (
    <thead>
      <tr>
        {quoteColumns.map((column) => (
          <SortHeader
            key={column}
            sorted={list.sort === column && list.dir}
            onSort={() => list.sortBy(column)}
          >
            {heads[column]}
          </SortHeader>
        ))}
        <th scope="col">
          <span className="visually-hidden">Action</span>
        </th>
      </tr>
    </thead>
  )
}

/** An open quote can be mailed and leads to its order; one that is ordered or expired is grey and can only be seen (QUOTE-11). */
function Row({ quote, onMail }: { quote: QuoteRow; onMail: QuoteTableProps['onMail'] }) {
  const { salesQuoteId, name, createdUtc, receivedUtc } = quote
  const { timeZone } = useFace()
  const state = quoteState(quote, new Date(), timeZone)
  return (
    <tr data-view-only={state !== 'open' || undefined}>
      <td className={styles.number}>
        <span className="mono">{salesQuoteId}</span>
      </td>
      <td className={styles.name}>
        {state === 'open' ? <DetailsLink quote={quote}>{name}</DetailsLink> : name}
      </td>
      <td className={styles.created}>
        {shopDay(createdUtc)}
        {state === 'expired' && (
          <span className={styles.expired}>Expired {formatDate(validUntil(createdUtc, timeZone))}</span>
        )}
      </td>
      <td className={styles.ordered}>
        {state === 'ordered' && receivedUtc && (
          <>
            <span className={phoneRows.label}>Ordered </span>
            {shopDay(receivedUtc)}
          </>
        )}
      </td>
      <td className={styles.act} data-number>
        {state === 'open' ? (
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
        ) : (
          <DetailsLink quote={quote}>
            View Details<span className="visually-hidden"> of quote {salesQuoteId}</span>
          </DetailsLink>
        )}
      </td>
    </tr>
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
