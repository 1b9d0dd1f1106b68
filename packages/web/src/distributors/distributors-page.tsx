import { IconChevronDown } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { listDistributors } from '@volute/domain/distributors'
import { limits, pageOf, type ReplyOf } from '@volute/domain/kernel'
import { useId, useState } from 'react'
import { mayCall, query, sentenceOf, useSession } from '../api/index.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterField } from '../ui/search-input.tsx'
import { NoticeCard } from '../ui/notice-card.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { SkeletonRows } from '../ui/skeleton-rows.tsx'
import { DistributorLink } from './distributor-link.tsx'
import styles from './distributors-page.module.css'

const route = getRouteApi('/framed/signed-in/manage-company-distributors')

/** `/manage-company-distributors`: which distributor each customer buys through (DIST-01, DIST-09, OQ-10). */
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
  const { filter = '', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery({
    ...query(listDistributors, pageOf(page, filter)),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead
        title="Distributors"
        count={data?.rowCount}
        isMore={data?.isMore}
        actions={
          <FilterField
            maxLength={limits.searchValue}
            value={filter}
            onFilter={(text) => void navigate({ search: { filter: text || undefined }, replace: true })}
          />
        }
      >
        A company can place orders once it is linked to a distributor.
      </PageHead>
      <PagedList
        of="companies"
        page={page}
        data={data}
        failure={error && sentenceOf(error)}
        loading={<SkeletonRows rows={8} heights={[49, 57]} />}
        onPage={(next) => void navigate({ search: (now) => ({ ...now, page: next }) })}
        onRetry={() => void refetch()}
      >
        {(links) => <DistributorList links={links} filter={filter} />}
      </PagedList>
    </>
  )
}

interface DistributorListProps {
  links: ReplyOf<typeof listDistributors>
  filter: string
}

/** The companies as accordion rows, one open at a time (DIST-01). */
function DistributorList({ links, filter }: DistributorListProps) {
  const [openId, setOpenId] = useState<number | null>(null)
  const id = useId()
  if (links.rowCount === 0)
    return filter === '' ? (
      <EmptyState title="No companies exist" />
    ) : (
      <EmptyState title="No companies match the filter">Try a shorter part of the name.</EmptyState>
    )
  const names = new Map(links.distributors.map((one) => [one.distributorAccountId, one.name]))
  return (
    <Card>
      <ul>
        {links.companies.map((company) => {
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
    </Card>
  )
}
