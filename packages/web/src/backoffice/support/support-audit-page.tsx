import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { pageOf } from '@volute/domain/core/kernel'
import { listAudit } from '@volute/domain/backoffice/support'
import { exportList, query, failureOf } from '../../core/api/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { ActTable } from './act-table.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { SupportFrame } from './support-frame.tsx'

const route = getRouteApi('/framed/signed-in/manage/support/audit')

/** `/manage/support/audit`: who did what, by person, company, act and day (SUPPORT-08). */
export function SupportAuditPage() {
  const { page = 1, ...chosen } = route.useSearch()
  const navigate = route.useNavigate()
  const { searchValue: _, ...place } = pageOf(page)
  const { data, error, refetch } = useQuery({
    ...query(listAudit, { ...chosen, ...place }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const list = {
    data,
    failure: error && failureOf(error),
    page,
    turnTo: (next: number) => void navigate({ search: (now) => ({ ...now, page: next }) }),
    retry: () => void refetch(),
  }
  return (
    <SupportFrame
      title="Audit"
      count={data?.rowCount}
      isMore={data?.isMore}
      actions={
        <ExportCsv rowCount={data?.rowCount} read={() => exportList(listAudit, { ...chosen, ...place })} />
      }
    >
      <AuditFilters
        key={JSON.stringify(chosen)}
        chosen={chosen}
        onChoose={(search) => void navigate({ search })}
      />
      <PagedList
        of="acts"
        list={list}
        loading={<SkeletonRows />}
        nothing={<EmptyState title="No acts fit the filter">Try a shorter text or more days.</EmptyState>}
      >
        {({ acts }) => (
          <Card>
            <ActTable acts={acts} />
          </Card>
        )}
      </PagedList>
    </SupportFrame>
  )
}
