import { getRouteApi, Link } from '@tanstack/react-router'
import { listWaitingRequests, type WaitingRequest } from '@volute/domain/backoffice/support'
import { formatMoment } from '@volute/domain/core/kernel'
import { exportList, useList } from '../../core/api/index.ts'
import type { Column } from '../../core/ui/data-table.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { SupportFrame } from './support-frame.tsx'
import { Note, SupportTable } from './support-table.tsx'

const route = getRouteApi('/framed/signed-in/manage/support/requests')

/** `/manage/support/requests`: requests to join that a company has not decided on (SUPPORT-11). */
export function SupportRequestsPage() {
  const { page } = route.useSearch()
  const list = useList(listWaitingRequests, { page, input: {} })
  const { data } = list
  return (
    <SupportFrame
      title="Requests to Join"
      count={data?.rowCount}
      isMore={data?.isMore}
      actions={
        <ExportCsv rowCount={data?.rowCount} read={() => exportList(listWaitingRequests, list.asked)} />
      }
    >
      <PagedList
        of="requests"
        list={list}
        nothing={
          <EmptyState title="No requests waiting">
            Requests to join a company are listed here until the company approves or declines them.
          </EmptyState>
        }
      >
        {(found) => (
          <SupportTable
            caption="Requests to Join"
            columns={columns}
            rows={found?.requests}
            rowKey={({ joinRequestId }) => joinRequestId}
            nothing="No requests waiting."
          />
        )}
      </PagedList>
    </SupportFrame>
  )
}

const columns: readonly Column<WaitingRequest>[] = [
  {
    key: 'who',
    header: 'Person',
    cell: ({ name, emailAddress }) => (
      <>
        {name}
        <Note>{emailAddress}</Note>
      </>
    ),
  },
  {
    key: 'company',
    header: 'Company',
    cell: ({ companyId, companyName }) => (
      <Link to="/manage/support" search={{ company: companyId }}>
        {companyName}
      </Link>
    ),
  },
  { key: 'since', header: 'Requested', cell: ({ createdUtc }) => formatMoment(createdUtc) },
  {
    key: 'decides',
    header: 'Approvers',
    cell: ({ deciders }) => (deciders.length > 0 ? deciders.join(', ') : 'Nobody can approve'),
  },
]
