import { periods } from '@volute/domain/core/kernel'
import { orderMessages, searchOrderHistory } from '@volute/domain/buying/orders'
import { exportList } from '../../../core/api/index.ts'
import { Alert } from '../../../core/ui/alert.tsx'
import { EmptyState } from '../../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../../core/ui/export-csv.tsx'
import { LinkButton } from '../../../core/ui/link-button.tsx'
import { PageHead } from '../../../core/ui/page-head.tsx'
import { Page } from '../../../core/ui/page.tsx'
import { PagedList } from '../../../core/ui/paged-list.tsx'
import { SearchForm } from '../../../core/ui/search-form.tsx'
import { Select } from '../../../core/ui/select.tsx'
import { HistoryTable } from './history-table.tsx'
import styles from './order-history-page.module.css'
import { type OrderHistory, useOrderHistory } from './use-order-history.ts'

/** `/order-history`: the orders of the acting company (HISTORY-01). */
export function OrderHistoryPage() {
  const history = useOrderHistory()
  const { data } = history
  return (
    <Page width={1168}>
      <PageHead
        title="Order History"
        count={data?.rowCount}
        isMore={data?.isMore}
        actions={
          <>
            <HistorySearch history={history} />
            <ExportCsv rowCount={data?.rowCount} read={() => exportList(searchOrderHistory, history.asked)} />
          </>
        }
      />
      {data && <UnlistedOrders {...data} />}
      <PagedList
        of="orders"
        list={history}
        failureTitle={orderMessages.historyFailedTitle}
        nothing={<NoOrders isFiltered={history.search !== '' || history.days > 0} />}
        isNumbered
      >
        {(found) => <HistoryTable orders={found?.salesOrders} order={history} />}
      </PagedList>
    </Page>
  )
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={orderMessages.noHistory}
      action={!isFiltered && <LinkButton to="/dashboard">Go to the dashboard</LinkButton>}
    >
      {isFiltered
        ? 'Try another number or a longer time.'
        : 'Orders you place appear here with their status and tracking number.'}
    </EmptyState>
  )
}

/** Pending and failed orders, which have no number. Shown so that nobody reorders a pending order or waits for a failed one. */
function UnlistedOrders({ pendingPoNumbers, failedOrders }: NonNullable<OrderHistory['data']>) {
  if (pendingPoNumbers.length + failedOrders.length === 0) return null
  return (
    <div className={styles.unlisted}>
      {failedOrders.length > 0 && (
        <Alert>
          {failedOrders.map(({ poNumber, reason }, index) => (
            <p key={index}>{orderMessages.notPlaced(poNumber, reason)}</p>
          ))}
        </Alert>
      )}
      {pendingPoNumbers.length > 0 && (
        <Alert kind="info">{orderMessages.stillProcessed(pendingPoNumbers)}</Alert>
      )}
    </div>
  )
}

/** Search of the history, and its time filter, which applies immediately (HISTORY-03). */
function HistorySearch({ history }: { history: OrderHistory }) {
  return (
    <SearchForm
      key={history.search}
      label="Search all orders"
      button="Search Orders"
      search={history.search}
      onSearch={history.searchFor}
    >
      <Select
        label="Order date"
        hideLabel
        options={periods.map(({ days, label }) => ({ value: String(days), label }))}
        value={String(history.days)}
        onChange={({ target }) => history.lookBack(Number(target.value))}
      />
    </SearchForm>
  )
}
