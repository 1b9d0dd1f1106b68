import { lazyRouteComponent } from '@tanstack/react-router'
import { limits } from '@volute/domain/kernel'
import { historyPeriods } from '@volute/domain/orders'
import { quoteMessages } from '@volute/domain/quotes'
import { Suspense, useState } from 'react'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FailureCard } from '../ui/failure-card.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { Select } from '../ui/select.tsx'
import { QuotesSkeleton, QuoteTable } from './quote-table.tsx'
import styles from './quotes-page.module.css'
import { type Quotes, useQuotes } from './use-quotes.ts'

const QuoteDetails = lazyRouteComponent(() => import('./quote-details.tsx'), 'QuoteDetails')
const MailQuoteDialog = lazyRouteComponent(() => import('./mail-quote-dialog.tsx'), 'MailQuoteDialog')

/** `/sales-quotes`: the quotes of the acting company (QUOTE-05). */
export function QuotesPage() {
  const list = useQuotes()
  const { quotes, error } = list
  const [mailed, setMailed] = useState<number | null>(null)
  const isFiltered = list.search !== '' || list.days > 0
  return (
    <Page width={1168}>
      <PageHead title="Quotes" count={quotes?.length} actions={<QuoteSearch list={list} />} />
      {quotes?.length ? (
        <Card>
          <QuoteTable quotes={quotes} list={list} onMail={setMailed} />
        </Card>
      ) : quotes ? (
        <EmptyState
          title={quoteMessages.noQuotes}
          action={!isFiltered && <LinkButton to="/shopping-cart">Go to the cart</LinkButton>}
        >
          {isFiltered
            ? 'Try another name or a longer time.'
            : 'Prepare a quote from your shopping cart; it keeps its prices.'}
        </EmptyState>
      ) : error ? (
        <FailureCard title={quoteMessages.listFailedTitle} onRetry={list.retry}>
          {error.message}
        </FailureCard>
      ) : (
        <Card>
          <QuotesSkeleton list={list} />
        </Card>
      )}
      <Suspense>
        <QuoteDetails quoteId={list.quote} onClose={list.closeDetails} />
        {mailed !== null && <MailQuoteDialog quoteId={String(mailed)} onClose={() => setMailed(null)} />}
      </Suspense>
    </Page>
  )
}

const periods = historyPeriods.map(({ days, label }) => ({ value: String(days), label }))

/** Filters quotes by a part of their name while it is typed, and by the time of saving (QUOTE-07). */
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
        options={periods}
        value={String(list.days)}
        onChange={({ target }) => list.lookBack(Number(target.value))}
      />
    </search>
  )
}
