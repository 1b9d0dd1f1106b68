import { lazyRouteComponent } from '@tanstack/react-router'
import { limits, periods } from '@volute/domain/core/kernel'
import { listQuotes, quoteMessages } from '@volute/domain/buying/quotes'
import { Suspense, useState } from 'react'
import { exportList } from '../../core/api/index.ts'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { SearchInput } from '../../core/ui/search-input.tsx'
import { Select } from '../../core/ui/select.tsx'
import { QuoteTable } from './quote-table.tsx'
import styles from './quotes-page.module.css'
import { type Quotes, useQuotes } from './use-quotes.ts'

const QuoteDetails = lazyRouteComponent(() => import('./quote-details.tsx'), 'QuoteDetails')
const MailQuoteDialog = lazyRouteComponent(() => import('./mail-quote-dialog.tsx'), 'MailQuoteDialog')

/** `/sales-quotes`: the quotes of the acting company (QUOTE-05). */
export function QuotesPage() {
  const list = useQuotes()
  const { data } = list
  const [mailed, setMailed] = useState<number | null>(null)
  return (
    <Page width={1168}>
      <PageHead
        title="Quotes"
        count={data?.rowCount}
        isMore={data?.isMore}
        actions={
          <>
            <QuoteSearch list={list} />
            <ExportCsv rowCount={data?.rowCount} read={() => exportList(listQuotes, list.asked)} />
          </>
        }
      />
      <PagedList
        of="quotes"
        list={list}
        failureTitle={quoteMessages.listFailedTitle}
        nothing={<NoQuotes isFiltered={list.search !== '' || list.days > 0} />}
      >
        {(found) => <QuoteTable quotes={found?.salesQuotes} order={list} onMail={setMailed} />}
      </PagedList>
      <Suspense>
        <QuoteDetails quoteId={list.quote} onClose={list.closeDetails} />
        {mailed !== null && <MailQuoteDialog quoteId={String(mailed)} onClose={() => setMailed(null)} />}
      </Suspense>
    </Page>
  )
}

function NoQuotes({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={quoteMessages.noQuotes}
      action={!isFiltered && <LinkButton to="/shopping-cart">Go to the cart</LinkButton>}
    >
      {isFiltered
        ? 'Try another name or a longer time.'
        : 'Prepare a quote from your shopping cart. It keeps today’s prices.'}
    </EmptyState>
  )
}

/** Filters quotes by part of their name as it is typed, and by the time since they were saved (QUOTE-07). */
function QuoteSearch({ list }: { list: Quotes }) {
  return (
    <search className={styles.search}>
      <SearchInput
        label="Search all quotes"
        maxLength={limits.quoteName}
        value={list.search}
        onType={list.searchFor}
      />
      <Select
        label="Quote created"
        hideLabel
        options={periods.map(({ days, label }) => ({ value: String(days), label }))}
        value={String(list.days)}
        onChange={({ target }) => list.lookBack(Number(target.value))}
      />
    </search>
  )
}
