import { getRouteApi } from '@tanstack/react-router'
import { listAudit } from '@volute/domain/backoffice/support'
import { exportList, useList } from '../../core/api/index.ts'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { ActTable } from './act-table.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { SupportFrame } from './support-frame.tsx'

const route = getRouteApi('/framed/signed-in/manage/support/audit')

/** `/manage/support/audit`: audit log by person, company, action and day (SUPPORT-08). */
export function SupportAuditPage() {
  const { page, ...chosen } = route.useSearch()
  const navigate = route.useNavigate()
  const list = useList(listAudit, { page, input: chosen })
  const { data } = list
  return (
    <SupportFrame
      title="Audit"
      count={data?.rowCount}
      isMore={data?.isMore}
      actions={<ExportCsv rowCount={data?.rowCount} read={() => exportList(listAudit, list.asked)} />}
    >
      <AuditFilters
        key={JSON.stringify(chosen)}
        chosen={chosen}
        onChoose={(search) => void navigate({ search })}
      />
      <PagedList
        of="acts"
        list={list}
        nothing={
          <EmptyState title="No actions match the filter">Try a shorter text or more days.</EmptyState>
        }
      >
        {(found) => <ActTable acts={found?.acts} />}
      </PagedList>
    </SupportFrame>
  )
}
