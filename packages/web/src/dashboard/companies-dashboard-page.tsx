import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { listCompanies, sortCompanies } from '@volute/domain/companies'
import { containsText, type ReplyOf } from '@volute/domain/kernel'
import { everywhere } from '@volute/domain/permissions'
import { holds, mayCall, query, sentenceOf, useSession } from '../api/index.ts'
import { useActingCompany } from '../session/index.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FailureCard } from '../ui/failure-card.tsx'
import { FilterField } from '../ui/search-input.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LinkButton } from '../ui/link-button.tsx'
import rows from '../ui/list-rows.module.css'
import { NoticeCard } from '../ui/notice-card.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonRows } from '../ui/skeleton-rows.tsx'
import styles from './companies-dashboard-page.module.css'

const route = getRouteApi('/framed/signed-in/dashboard/companies')

/** The provider's first page: the companies one may act for (SHELL-56 to SHELL-59). */
export function CompaniesDashboard() {
  const { user } = useSession()
  return (
    <Page width={1168}>
      {mayCall(listCompanies, user) ? (
        <Companies />
      ) : (
        <NoticeCard
          page
          title="Company Access Denied"
          action={
            holds(user, everywhere('MANAGE_ORDERS')) && <LinkButton to="/manage/orders">Orders</LinkButton>
          }
        >
          You do not have permission to act for customer companies.
        </NoticeCard>
      )}
    </Page>
  )
}

function Companies() {
  const { filter = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const companies = useQuery(query(listCompanies, {}))
  const { enter } = useActingCompany()
  const shown = sortCompanies(companies.data?.companies ?? []).filter(({ name }) =>
    containsText(name, filter),
  )
  const [first, ...others] = shown
  const only = others.length === 0 && !enter.isPending ? first : undefined
  return (
    <>
      <PageHead
        title="Companies"
        count={companies.data && shown.length}
        actions={
          <FilterField
            first
            value={filter}
            onEnter={only && (() => enter.mutate(only.companyId))}
            onFilter={(text) => void navigate({ search: { filter: text || undefined }, replace: true })}
          />
        }
      >
        Choose a company to act on its behalf; Enter takes the only one found.
      </PageHead>
      {companies.data ? (
        <CompanyList companies={shown} enter={enter} />
      ) : companies.error ? (
        <FailureCard onRetry={() => void companies.refetch()}>{sentenceOf(companies.error)}</FailureCard>
      ) : (
        <Card>
          <SkeletonRows rows={8} heights={[49, 49]} />
        </Card>
      )}
    </>
  )
}

type Company = ReplyOf<typeof listCompanies>['companies'][number]

interface CompanyListProps {
  companies: Company[]
  enter: ReturnType<typeof useActingCompany>['enter']
}

/** The companies that one can act for; a click enters one. */
function CompanyList({ companies, enter }: CompanyListProps) {
  if (companies.length === 0) {
    return <EmptyState title="No companies found">Try a shorter part of the name.</EmptyState>
  }
  return (
    <Card>
      <ul className={styles.list} aria-busy={enter.isPending}>
        {companies.map((company) => (
          <li key={company.companyId}>
            <button
              type="button"
              className={joinClasses(rows.row, styles.company)}
              disabled={enter.isPending}
              onClick={() => enter.mutate(company.companyId)}
            >
              <span className={rows.name}>{company.name}</span>
              {company.isPackager && <Badge>Packager</Badge>}
              <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
