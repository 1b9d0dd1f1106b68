import { listDistributors } from '@volute/domain/distributors'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { containsText } from '@volute/domain/kernel'
import { sentenceOf, useSession, mayCall } from '../api/index.ts'
import { Card } from '../ui/card.tsx'
import { FailureCard } from '../ui/failure-card.tsx'
import { FilterField } from '../ui/search-input.tsx'
import { NoticeCard } from '../ui/notice-card.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonRows } from '../ui/skeleton-rows.tsx'
import { DistributorList } from './distributor-list.tsx'
import { distributorLinks } from './distributor-links.ts'

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
