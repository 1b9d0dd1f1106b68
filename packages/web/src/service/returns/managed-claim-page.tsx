import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { durations } from '@volute/domain/core/kernel'
import { getManagedClaim, type ManagedClaim, returnMessages } from '@volute/domain/service/returns'
import { failureOf, query } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { ClaimActs } from './claim-acts.tsx'
import { ClaimFacts } from './claim-facts.tsx'
import { ClaimMark } from './claim-mark.tsx'
import styles from './managed-claim-page.module.css'

const route = getRouteApi('/framed/signed-in/manage/claims/$claimId')

/** `/manage/claims/{claimId}`: a claim to accept or decline (E158, CLAIM-08). */
export function ManagedClaimPage() {
  const { claimId } = route.useParams()
  const { data, error, refetch } = useQuery({
    ...query(getManagedClaim, { claimId }),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data && waitsForErp(state.data) && durations.orderPoll,
  })
  return (
    <Page width={1168}>
      {data ? (
        <OpenClaim key={claimId} claim={data} />
      ) : error ? (
        <FailureCard page {...failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Card>
          <SkeletonRows />
        </Card>
      )}
    </Page>
  )
}

function OpenClaim({ claim }: { claim: ManagedClaim }) {
  const listPlace = route.useSearch()
  return (
    <>
      <Link to="/manage/claims" search={listPlace} className={styles.back}>
        All claims
      </Link>
      <PageHead title={`Claim ${claim.claimId}`} actions={<ClaimActs claim={claim} />}>
        <ClaimMark claim={claim} />
      </PageHead>
      <ErpNote claim={claim} />
      <Card>
        <ClaimFacts claim={claim} />
      </Card>
    </>
  )
}

/** Polls an accepted claim until the ERP has answered. */
const waitsForErp = ({ status, returnNumber }: ManagedClaim) => status === 'ACCEPTED' && returnNumber === null

/** Reason why an accepted claim has no return number. */
function ErpNote({ claim }: { claim: ManagedClaim }) {
  const { erpRefusal } = claim
  if (!waitsForErp(claim)) return null
  return (
    <div className={styles.note}>
      {erpRefusal ? (
        <Alert>{returnMessages.refusedByErp(erpRefusal)}</Alert>
      ) : (
        <Alert kind="info">{returnMessages.waitsForErp}</Alert>
      )}
    </div>
  )
}
