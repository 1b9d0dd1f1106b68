import { IconChevronDown } from '@tabler/icons-react'
import { listDistributors } from '@volute/domain/people/distributors'
import { limits, type ReplyOf } from '@volute/domain/core/kernel'
import { useId, useState } from 'react'
import { exportList, mayCall, useFilteredList, useSession } from '../../core/api/index.ts'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { FilterField } from '../../core/ui/search-input.tsx'
import { NoticeCard } from '../../core/ui/notice-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { DistributorLink } from './distributor-link.tsx'
import styles from './distributors-page.module.css'

/** `/manage-company-distributors`: the distributor of each customer (DIST-01, DIST-09, OQ-10). */
export function DistributorsPage() {
  const { user } = useSession()
  return (
    <Page width={1168}>
      {mayCall(listDistributors, user) ? (
        <Links />
      ) : (
        <NoticeCard page title="Company Access Denied">
          You do not have permission to link companies to distributors.
        </NoticeCard>
      )}
    </Page>
  )
}

function Links() {
  const list = useFilteredList(listDistributors, { input: {} })
  const { data } = list
  return (
    <>
      <PageHead
        title="Distributors"
        count={data?.rowCount}
        isMore={data?.isMore}
        actions={
          <>
            <FilterField maxLength={limits.searchValue} value={list.filter} onFilter={list.filterBy} />
            <ExportCsv rowCount={data?.rowCount} read={() => exportList(listDistributors, list.asked)} />
          </>
        }
      >
        A company can place orders once it is linked to a distributor.
      </PageHead>
      <PagedList of="companies" list={list} nothing={<NoCompanies isFiltered={list.filter !== ''} />}>
        {(links) => (links ? <DistributorList {...links} /> : <SkeletonRows rows={8} heights={[49, 57]} />)}
      </PagedList>
    </>
  )
}

function NoCompanies({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title="No companies exist" />
  return <EmptyState title="No companies match the filter">Try a shorter part of the name.</EmptyState>
}

/** Companies as accordion rows, one open at a time (DIST-01). */
function DistributorList({ companies, distributors }: ReplyOf<typeof listDistributors>) {
  const [openId, setOpenId] = useState<number | null>(null)
  const id = useId()
  const names = new Map(distributors.map((one) => [one.distributorAccountId, one.name]))
  return (
    <ul>
      {companies.map((company) => {
        const { companyId, name, distributorAccountId } = company
        const distributor = distributorAccountId === null ? undefined : names.get(distributorAccountId)
        const isOpen = companyId === openId
        return (
          <li key={companyId} className={styles.row}>
            <h2 className={styles.heading}>
              <button
                type="button"
                id={`${id}-${companyId}`}
                className={styles.trigger}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}-${companyId}-panel` : undefined}
                onClick={() => setOpenId(isOpen ? null : companyId)}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.distributor} data-none={distributor ? undefined : true}>
                  {distributor ?? 'No distributor'}
                </span>
                <IconChevronDown size={18} stroke={1.5} aria-hidden="true" />
              </button>
            </h2>
            {isOpen && (
              <section
                id={`${id}-${companyId}-panel`}
                className={styles.panel}
                aria-labelledby={`${id}-${companyId}`}
              >
                <DistributorLink company={company} linked={distributor} />
              </section>
            )}
          </li>
        )
      })}
    </ul>
  )
}
