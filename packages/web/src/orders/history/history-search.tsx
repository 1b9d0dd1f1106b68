import { IconSearch } from '@tabler/icons-react'
import { limits } from '@volute/domain/kernel'
import { historyPeriods } from '@volute/domain/orders'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './order-history-page.module.css'
import type { OrderHistory } from './use-order-history.ts'

const periods = historyPeriods.map(({ days, label }) => ({ value: String(days), label }))

/** Looks for a number on the button or on Enter; the time filter acts at once (HISTORY-02, OQ-49). */
export function HistorySearch({ history }: { history: OrderHistory }) {
  const [typed, setTyped] = useState(history.search)
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          history.searchFor(typed)
        }}
      >
        <TextField
          label="Search all orders"
          hideLabel
          type="search"
          placeholder="Search all orders..."
          maxLength={limits.searchValue}
          icon={<IconSearch size={18} stroke={1.5} />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Select
          label="Order date"
          hideLabel
          options={periods}
          value={String(history.days)}
          onChange={({ target }) => history.lookBack(Number(target.value))}
        />
        <Button type="submit">Search Orders</Button>
      </form>
    </search>
  )
}
