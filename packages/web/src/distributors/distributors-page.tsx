import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type LinkedCompany, listDistributors } from '@volute/domain/distributors'
import { containsText } from '@volute/domain/kernel'
import { useId, useState } from 'react'
import { mayCall, sentenceOf, useSession } from '../api/index.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FailureCard } from '../ui/failure-card.tsx'
import { FilterField } from '../ui/search-input.tsx'
import { NoticeCard } from '../ui/notice-card.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonRows } from '../ui/skeleton-rows.tsx'
import { DistributorLink } from './distributor-link.tsx'
import styles from './distributors-page.module.css'
import { type DistributorLinks, distributorLinks } from './use-distributor-link.ts'

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
  const { filter = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(distributorLinks)
  const shown = data?.companies.filter(({ name }) => containsText(name, filter))
  return (
    <>
      <PageHead
        title="Distributors"
        count={shown?.length}
        actions={
          <FilterField
            value={filter}
            onFilter={(text) => void navigate({ search: { filter: text || undefined }, replace: true })}
          />
        }
      >
        A company can place orders once it is linked to a distributor.
      </PageHead>
      {data && shown ? (
        <DistributorList links={data} companies={shown} />
      ) : error ? (
        <FailureCard onRetry={() => void refetch()}>{sentenceOf(error)}</FailureCard>
      ) : (
        <Card>
          <SkeletonRows rows={8} heights={[49, 57]} />
        </Card>
      )}
    </>
  )
}

interface DistributorListProps {
  links: DistributorLinks
  /** Those that match the filter. */
  companies: LinkedCompany[]
}

/** The companies as accordion rows, one open at a time (DIST-01). */
function DistributorList({ links, companies }: DistributorListProps) {
  const [openId, setOpenId] = useState<number | null>(null)
  const id = useId()
  if (links.companies.length === 0) return <EmptyState title="No companies exist" />
  if (companies.length === 0)
    return <EmptyState title="No companies match the filter">Try a shorter part of the name.</EmptyState>
  const names = new Map(links.distributors.map((one) => [one.distributorAccountId, one.name]))
  return (
    <Card>
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
                  <DistributorLink company={company} linked={distributor} links={links} />
                </section>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
