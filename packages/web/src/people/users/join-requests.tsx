import { formatMoment } from '@volute/domain/core/kernel'
import type { JoinRequest } from '@volute/domain/people/registration'
import type { CompanyRole } from '@volute/domain/people/users'
import { useState } from 'react'
import { failureOf } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { Select } from '../../core/ui/select.tsx'
import { useBrand } from '../../core/ui/shop-brand.ts'
import styles from './join-requests.module.css'
import { type Review, useJoinRequests } from './use-join-requests.ts'

/** Open join requests. Renders nothing if there are none (OQ-24). */
export function JoinRequests({ roles }: { roles: CompanyRole[] }) {
  const { requests, error, retry, review } = useJoinRequests()
  const { name } = useBrand()
  if (error) return <FailureCard {...failureOf(error)} onRetry={() => void retry()} />
  if (requests.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="join-requests">
      <h2 id="join-requests">Join Requests</h2>
      <p className={styles.lead}>
        These people have asked to use {name} for your company. Approve only people you know: they will see
        your prices.
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

interface JoinRequestRowProps {
  request: JoinRequest
  roles: CompanyRole[]
  busyWith: Review['decision'] | undefined
  onReview: (review: Review) => void
}

/** Open request with the role to give, Basic User by default (OQ-24). */
function JoinRequestRow({ request, roles, busyWith, onReview }: JoinRequestRowProps) {
  const [roleId, setRoleId] = useState(() => basicUser(roles)?.roleId ?? null)
  const [isAsking, setIsAsking] = useState(false)
  const { name, emailAddress, createdUtc } = request
  const review = (decision: Review['decision']) => busyWith ?? onReview({ request, decision, roleId })
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <strong>{name}</strong>
        <span>{emailAddress}</span>
        <span className={styles.asked}>Asked {formatMoment(createdUtc)}</span>
      </div>
      <div className={styles.acts}>
        <Select
          label={`Role of ${name}`}
          hideLabel
          options={roles.map((role) => ({ value: String(role.roleId), label: role.name }))}
          value={roleId ?? ''}
          onChange={(event) => setRoleId(Number(event.target.value))}
        />
        <Button
          look="primary"
          aria-label={`Approve ${name}`}
          busy={busyWith === 'APPROVED' && 'Approving'}
          onClick={() => review('APPROVED')}
        >
          Approve
        </Button>
        <Button
          aria-label={`Decline ${name}`}
          busy={busyWith === 'DECLINED' && 'Declining'}
          onClick={() => setIsAsking(true)}
        >
          Decline
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Decline this request?"
        yes="Decline"
        no="Cancel"
        danger
        onYes={() => {
          setIsAsking(false)
          review('DECLINED')
        }}
        onNo={() => setIsAsking(false)}
      >
        {name} ({emailAddress}) will not get an account. We’ll email them.
      </ConfirmDialog>
    </li>
  )
}

const basicUser = (roles: CompanyRole[]) =>
  roles.find(({ name, immutable }) => immutable && name === 'Basic User')
