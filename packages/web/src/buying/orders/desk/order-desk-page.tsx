import { Link } from '@tanstack/react-router'
import { type CountedRows, countText, limits } from '@volute/domain/core/kernel'
import {
  countOf,
  type DeskFilter,
  deskFilters,
  type DeskStatus,
  listManagedOrders,
  orderMessages,
} from '@volute/domain/buying/orders'
import { exportList, failureOf } from '../../../core/api/index.ts'
import { Card } from '../../../core/ui/card.tsx'
import { EmptyState } from '../../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../../core/ui/export-csv.tsx'
import { FailureCard } from '../../../core/ui/failure-card.tsx'
import { NumberedPager } from '../../../core/ui/numbered-pager.tsx'
import { PageHead } from '../../../core/ui/page-head.tsx'
import { Page } from '../../../core/ui/page.tsx'
import { SearchForm } from '../../../core/ui/search-form.tsx'
import { TabCount, tabLink, Tabs } from '../../../core/ui/tabs.tsx'
import { DeskSkeleton, DeskTable } from './desk-table.tsx'
import { type DeskOrders, useDeskOrders } from './use-desk-orders.ts'

/** `/manage/orders`: the orders that the order desk works (E66). */
export function OrderDeskPage() {
  const desk = useDeskOrders()
  const { data, error } = desk
  return (
    <Page width={1168}>
      <PageHead
        title="Orders"
        count={data?.rowCount}
        isMore={data?.isMore}
        actions={
          <SearchForm
            key={desk.search}
            label="Search by order, PO or company"
            placeholder="Order, PO or company..."
            button="Search Orders"
            search={desk.search}
            onSearch={desk.searchFor}
          />
        }
      >
        <ExportCsv rowCount={data?.rowCount} read={() => exportList(listManagedOrders, desk.asked)} />
      </PageHead>
      <StatusLinks counts={data?.counts} status={desk.status} />
      {error ? (
        <FailureCard {...failureOf(error)} onRetry={desk.retry} />
      ) : data ? (
        <FoundOrders found={data} desk={desk} />
      ) : (
        <Card>
          <DeskSkeleton desk={desk} />
        </Card>
      )}
    </Page>
  )
}

type Found = NonNullable<DeskOrders['data']>

function FoundOrders({ found: { rowCount, isMore, orders }, desk }: { found: Found; desk: DeskOrders }) {
  const isIdle = desk.search === '' && desk.status === 'To Do'
  if (rowCount === 0) {
    return (
      <EmptyState title={isIdle ? orderMessages.nothingToDo : orderMessages.noHistory}>
        {isIdle ? 'New orders appear here by themselves.' : 'Try another number or another status.'}
      </EmptyState>
    )
  }
  return (
    <div aria-busy={desk.isStale}>
      <Card>
        <DeskTable orders={orders} desk={desk} />
        <NumberedPager
          of="orders"
          page={desk.page}
          pageSize={limits.pageSize}
          count={rowCount}
          isMore={isMore}
          onPage={desk.turnTo}
        />
      </Card>
    </div>
  )
}

interface StatusLinksProps {
  counts: Record<DeskStatus, CountedRows> | null | undefined
  status: DeskFilter
}

/** A link for what is to do, for all and for every status with the number of its orders. */
function StatusLinks({ counts, status }: StatusLinksProps) {
  return (
    <Tabs label="Status">
      {deskFilters.map((one) => (
        <StatusLink
          key={one}
          status={one}
          chosen={status === one}
          count={counts ? countOf(one, counts) : undefined}
        />
      ))}
    </Tabs>
  )
}

interface StatusLinkProps {
  status: DeskFilter
  chosen: boolean
  count: CountedRows | undefined
}

function StatusLink({ status, chosen, count }: StatusLinkProps) {
  return (
    <Link to="/manage/orders" search={({ search }) => ({ search, status })} {...tabLink(chosen)}>
      {status} <TabCount>{count && countText(count.rowCount, count.isMore)}</TabCount>
    </Link>
  )
}
