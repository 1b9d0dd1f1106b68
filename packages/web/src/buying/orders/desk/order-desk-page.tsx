import { Link } from '@tanstack/react-router'
import { type CountedRows, countText } from '@volute/domain/core/kernel'
import {
  countOf,
  type DeskCounts,
  type DeskFilter,
  deskFilters,
  listManagedOrders,
  orderMessages,
} from '@volute/domain/buying/orders'
import { exportList } from '../../../core/api/index.ts'
import { EmptyState } from '../../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../../core/ui/export-csv.tsx'
import { PageHead } from '../../../core/ui/page-head.tsx'
import { Page } from '../../../core/ui/page.tsx'
import { PagedList } from '../../../core/ui/paged-list.tsx'
import { SearchForm } from '../../../core/ui/search-form.tsx'
import { TabCount, tabLink, Tabs } from '../../../core/ui/tabs.tsx'
import { DeskTable } from './desk-table.tsx'
import { type DeskOrders, useDeskOrders } from './use-desk-orders.ts'

/** `/manage/orders`: the orders that the order desk works on (E66). */
export function OrderDeskPage() {
  const desk = useDeskOrders()
  const { data } = desk
  return (
    <Page width={1168}>
      <PageHead
        title="Orders"
        count={data?.rowCount}
        isMore={data?.isMore}
        actions={
          <>
            <SearchForm
              key={desk.search}
              label="Search by order, PO or company"
              placeholder="Order, PO or company..."
              button="Search Orders"
              search={desk.search}
              onSearch={desk.searchFor}
            />
            <ExportCsv rowCount={data?.rowCount} read={() => exportList(listManagedOrders, desk.asked)} />
          </>
        }
      />
      <StatusLinks counts={data?.counts} status={desk.status} />
      <PagedList of="orders" list={desk} nothing={<NoOrders desk={desk} />} isNumbered>
        {(found) => <DeskTable orders={found?.orders} order={desk} />}
      </PagedList>
    </Page>
  )
}

function NoOrders({ desk: { search, status } }: { desk: DeskOrders }) {
  if (search === '' && status === 'To Do')
    return <EmptyState title={orderMessages.nothingToDo}>New orders appear here by themselves.</EmptyState>
  return <EmptyState title={orderMessages.noHistory}>Try another number or another status.</EmptyState>
}

interface StatusLinksProps {
  counts: DeskCounts | null | undefined
  status: DeskFilter
}

/** Links for open orders, the late and due ones of them, all orders and every status, each with its count. */
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
