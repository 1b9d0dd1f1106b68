import { everywhere } from '@volute/domain/permissions'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { listCompanies, sortCompanies } from '@volute/domain/companies'
import { containsText } from '@volute/domain/kernel'
import { query, sentenceOf, useSession, mayCall, holds } from '../api/index.ts'
import { Card } from '../ui/card.tsx'
import { FailureCard } from '../ui/failure-card.tsx'
import { FilterField } from '../ui/search-input.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { NoticeCard } from '../ui/notice-card.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonRows } from '../ui/skeleton-rows.tsx'
import { CompanyList } from './company-list.tsx'

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
  const shown = sortCompanies(companies.data?.companies ?? []).filter(({ name }) =>
    containsText(name, filter),
  )
  return (
    <>
      <PageHead
        title="Companies"
        count={companies.data && shown.length}
        actions={
          <FilterField
            first
            value={filter}
            onFilter={(text) => void navigate({ search: { filter: text || undefined }, replace: true })}
          />
        }
      >
        Choose a company to act on its behalf.
      </PageHead>
      {companies.data ? (
        <CompanyList companies={shown} />
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
