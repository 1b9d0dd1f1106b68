import { useMutation, useQuery } from '@tanstack/react-query'
import { formatMoment } from '@volute/domain/core/kernel'
import {
  cancelInvitation,
  listInvitations,
  type PendingInvitation,
  resendInvitation,
} from '@volute/domain/people/registration'
import { useState } from 'react'
import { call, failureOf, mayCall, query, sentenceOf, useSession } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { toast } from '../../core/ui/toast.ts'
import styles from './join-requests.module.css'
import { useReloadUsers } from './use-reload-users.ts'

/** Invitations that nobody has accepted yet. Renders nothing if there are none (USERS-26). */
export function PendingInvitations() {
  const { pending, resend, cancel } = usePendingInvitations()
  const [asked, ask] = useState<PendingInvitation | null>(null)
  if (pending.error)
    return <FailureCard {...failureOf(pending.error)} onRetry={() => void pending.refetch()} />
  const { invitations = [], isMore } = pending.data ?? {}
  if (invitations.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="pending-invitations">
      <h2 id="pending-invitations">Pending Invitations</h2>
      {isMore && <p className={styles.lead}>The latest {invitations.length} are shown.</p>}
      <Card>
        <ul className={styles.list}>
          {invitations.map((one) => (
            <InvitationRow
              key={one.emailAddress}
              invitation={one}
              isBusy={resend.isPending && resend.variables === one}
              onResend={() => resend.mutate(one)}
              onCancel={() => ask(one)}
            />
          ))}
        </ul>
      </Card>
      <ConfirmDialog
        open={asked !== null}
        title="Cancel this invitation?"
        yes="Cancel Invitation"
        no="Keep"
        danger
        onYes={() => {
          if (asked) cancel.mutate(asked)
          ask(null)
        }}
        onNo={() => ask(null)}
      >
        The link mailed to {asked?.emailAddress} no longer works.
      </ConfirmDialog>
    </section>
  )
}

interface InvitationRowProps {
  invitation: PendingInvitation
  isBusy: boolean
  onResend: () => void
  onCancel: () => void
}

function InvitationRow({ invitation, isBusy, onResend, onCancel }: InvitationRowProps) {
  const { emailAddress, roleName, sentUtc, expiresUtc, isExpired, isAbove } = invitation
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <strong>{emailAddress}</strong>
        <span className={styles.asked}>
          {roleName} · sent {formatMoment(sentUtc)} ·{' '}
          {isExpired ? `expired ${formatMoment(expiresUtc)}` : `valid until ${formatMoment(expiresUtc)}`}
        </span>
      </div>
      {!isAbove && (
        <div className={styles.acts}>
          <Button busy={isBusy && 'Sending'} onClick={onResend}>
            Resend<span className="visually-hidden"> the invitation to {emailAddress}</span>
          </Button>
          <Button onClick={onCancel}>
            Cancel<span className="visually-hidden"> the invitation to {emailAddress}</span>
          </Button>
        </div>
      )}
    </li>
  )
}

/** Pending invitations, and functions that resend and cancel them; both lists reload afterwards (USERS-27, USERS-28). */
function usePendingInvitations() {
  const { user } = useSession()
  const { reload: reloadUsers } = useReloadUsers()
  const company = { companyId: String(user.companyId) }
  const pending = useQuery({
    ...query(listInvitations, company),
    enabled: mayCall(listInvitations, user),
    staleTime: 0,
  })
  const idOf = ({ invitationId }: PendingInvitation) => ({ ...company, invitationId: String(invitationId) })
  const resend = useMutation({
    mutationFn: (one: PendingInvitation) => call(resendInvitation, idOf(one)),
    onSuccess: async (_, { emailAddress }) => {
      await reload()
      toast.success('Invitation Sent', `${emailAddress}. The earlier link no longer works.`)
    },
    onError: fail,
  })
  const cancel = useMutation({
    mutationFn: (one: PendingInvitation) => call(cancelInvitation, idOf(one)),
    onSuccess: async (_, { emailAddress }) => {
      // The focused button is removed with its row.
      document.querySelector<HTMLElement>('main h1')?.focus()
      await reload()
      toast.success('Invitation Cancelled', emailAddress)
    },
    onError: fail,
  })
  return { pending, resend, cancel }

  function fail(failure: Error) {
    toast.failure(sentenceOf(failure))
    void reload()
  }

  async function reload() {
    await reloadUsers()
  }
}
