import { limits } from '@volute/domain/kernel'
import { historyPeriods } from '@volute/domain/orders'
import { SearchInput } from '../ui/search-input.tsx'
import { Select } from '../ui/select.tsx'
import styles from './quotes-page.module.css'
import type { Quotes } from './use-quotes.ts'

const periods = historyPeriods.map(({ days, label }) => ({ value: String(days), label }))

/** Finds quotes by a part of their name while one types, and by when they were saved (QUOTE-07). */
export function QuoteSearch({ list }: { list: Quotes }) {
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
