import { getRouteApi } from '@tanstack/react-router'
import { formatMoment } from '@volute/domain/core/kernel'
import { type Act, actingActs, listActing } from '@volute/domain/people/session'
import { exportList, useList, useSession } from '../../core/api/index.ts'
import { type Column, DataTable } from '../../core/ui/data-table.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { useBrand } from '../../core/ui/shop-brand.ts'
import styles from './acting-page.module.css'

const route = getRouteApi('/framed/signed-in/manage/acting')

const columns: readonly Column<Act>[] = [
  { key: 'when', header: 'When', cell: ({ atUtc }) => formatMoment(atUtc) },
  { key: 'who', header: 'Who', cell: ({ userName }) => userName },
  {
    key: 'what',
    header: 'What',
    cell: ({ act, number }) => (
      <>
        {actingActs[act]} {number && <span className="mono">{number}</span>}
      </>
    ),
  },
]

/** `/manage/acting`: log of the provider's staff who acted for the company, with times (OQ-13). */
export function ActingPage() {
  const { companyId } = useSession().user
  const { page } = route.useSearch()
  const { name } = useBrand()
  const list = useList(listActing, { page, input: { companyId: String(companyId) } })
  const { data } = list
  return (
    <Page width={1168}>
      <PageHead
        title="Acting History"
        count={data?.rowCount}
        isMore={data?.isMore}
        actions={<ExportCsv rowCount={data?.rowCount} read={() => exportList(listActing, list.asked)} />}
      >
        What {name} staff have done on your behalf, the latest first.
      </PageHead>
      <PagedList
        of="acts"
        list={list}
        nothing={
          <EmptyState title="Nobody has acted for your company">
            Actions on your behalf appear here.
          </EmptyState>
        }
      >
        {(found) => (
          <DataTable
            caption="Acting History"
            columns={columns}
            rows={found?.acts}
            rowKey={({ actId }) => actId}
            styles={styles}
            phone={{}}
            skeleton={{ rows: 8, heights: [40, 64] }}
          />
        )}
      </PagedList>
    </Page>
  )
}
