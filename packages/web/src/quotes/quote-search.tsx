import { IconSearch } from '@tabler/icons-react'
import { limits } from '@volute/domain/kernel'
import { historyPeriods } from '@volute/domain/orders'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './quotes-page.module.css'
import type { Quotes } from './use-quotes.ts'

const periods = historyPeriods.map(({ days, label }) => ({ value: String(days), label }))

/** Finds quotes by a part of their name while one types, and by when they were saved (QUOTE-06, QUOTE-07). */
export function QuoteSearch({ list }: { list: Quotes }) {
  return (
    <search className={styles.search}>
      <TextField
        label="Search all quotes"
        hideLabel
        type="search"
        placeholder="Search all quotes..."
        maxLength={limits.quoteName}
        icon={<IconSearch size={18} stroke={1.5} />}
        value={list.search}
        onChange={({ target }) => list.searchFor(target.value)}
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
