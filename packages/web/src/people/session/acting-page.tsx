import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { formatMoment, limits } from '@volute/domain/core/kernel'
import { type Act, actingActs, listActing } from '@volute/domain/people/session'
import { exportList, failureOf, query, useSession } from '../../core/api/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { Pager } from '../../core/ui/pager.tsx'
import { useFace } from '../../core/ui/shop-face.ts'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { Table } from '../../core/ui/table.tsx'
import styles from './acting-page.module.css'

const route = getRouteApi('/framed/signed-in/manage/acting')

/** `/manage/acting`: who of the provider's staff acted for the company, and when (OQ-13). */
export function ActingPage() {
  const { companyId } = useSession().user
  const { page = 1 } = route.useSearch()
  const { name } = useFace()
  const navigate = route.useNavigate()
  const wanted = {
    companyId: String(companyId),
    pageNumber: String(page),
    rowsPerPage: String(limits.pageSize),
  }
  const { data, error, refetch } = useQuery({
    ...query(listActing, wanted),
    staleTime: 0,
  })
  const pager = {
    of: 'acts',
    page,
    pageSize: limits.pageSize,
    count: data?.rowCount ?? 0,
    isMore: data?.isMore,
  }
  return (
    <Page width={1168}>
      <PageHead title="Who Acted for Us" count={data?.rowCount} isMore={data?.isMore}>
        What {name} staff have done on your behalf, the latest first.{' '}
        <ExportCsv rowCount={data?.rowCount} read={() => exportList(listActing, wanted)} />
      </PageHead>
      {error ? (
        <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Card>
          <Acts acts={data?.acts} />
        </Card>
      )}
      <Pager {...pager} onPage={(next) => void navigate({ search: { page: next } })} />
    </Page>
  )
}

function Acts({ acts }: { acts: Act[] | undefined }) {
  if (!acts) return <SkeletonRows rows={8} head={<ActsHead />} tableClass={styles.table} heights={[40, 64]} />
  if (acts.length === 0)
    return <EmptyState title="Nobody has acted for your company">It would be listed here.</EmptyState>
  return (
    <Table caption="Who acted for us" className={styles.table}>
      <ActsHead />
      <tbody>
        {acts.map(({ actId, atUtc, userName, act, number }) => (
          <tr key={actId}>
            <td>{formatMoment(atUtc)}</td>
            <td className={styles.who}>{userName}</td>
            <td>
              {actingActs[act]} {number && <span className={styles.number}>{number}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function ActsHead() {
  return (
    <thead>
      <tr>
        <th scope="col">When</th>
        <th scope="col">Who</th>
        <th scope="col">What</th>
      </tr>
    </thead>
  )
}
