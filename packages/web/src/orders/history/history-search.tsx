import { historyPeriods } from '@volute/domain/orders'
import { Select } from '../../ui/select.tsx'
import { OrderSearch } from '../order-search.tsx'
import type { OrderHistory } from './use-order-history.ts'

const periods = historyPeriods.map(({ days, label }) => ({ value: String(days), label }))

/** The search of the history, and its time filter, which acts at once (HISTORY-03). */
export function HistorySearch({ history }: { history: OrderHistory }) {
  return (
    <OrderSearch
      key={history.search}
      label="Search all orders"
      search={history.search}
      onSearch={history.searchFor}
    >
      <Select
        label="Order date"
        hideLabel
        options={periods}
        value={String(history.days)}
        onChange={({ target }) => history.lookBack(Number(target.value))}
      />
    </OrderSearch>
  )
}
