import { PRODUCT_NAME } from '@volute/domain/kernel'
import type { CompanyRole } from '@volute/domain/users'
import { sentenceOf } from '../api/index.ts'
import { Card } from '../ui/card.tsx'
import { FailureCard } from '../ui/failure-card.tsx'
import { JoinRequestRow } from './join-request-row.tsx'
import styles from './join-requests.module.css'
import { useJoinRequests } from './use-join-requests.ts'

/** Who asks to be let into the company, while there is anybody (OQ-24). */
export function JoinRequests({ roles }: { roles: CompanyRole[] }) {
  const { requests, error, retry, review } = useJoinRequests()
  if (error) return <FailureCard onRetry={() => void retry()}>{sentenceOf(error)}</FailureCard>
  if (requests.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="join-requests">
      <h2 id="join-requests">Join Requests</h2>
      <p className={styles.lead}>
        These people ask to use {PRODUCT_NAME} for your company. Approve only whom you know: they see your
        prices.
      </p>
      <Card>
        <ul className={styles.list}>
          {requests.map((request) => (
            <JoinRequestRow
              key={request.joinRequestId}
              request={request}
              roles={roles}
              busyWith={busyWith(request.joinRequestId)}
              onReview={review.mutate}
            />
          ))}
        </ul>
      </Card>
    </section>
  )

  function busyWith(joinRequestId: number) {
    const { isPending, variables } = review
    return isPending && variables.request.joinRequestId === joinRequestId ? variables.decision : undefined
  }
}
