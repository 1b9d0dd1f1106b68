import { useMutation } from '@tanstack/react-query'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { checkInvites, inviteUsers } from '@volute/domain/people/registration'
import { type CompanyRole, inviteOutcome } from '@volute/domain/people/users'
import { useState } from 'react'
import { call, sentenceOf, useSession } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import styles from './invite-modal.module.css'
import { emptyInvite, InviteRows, type TypedInvite } from './invite-rows.tsx'
import { useReloadUsers } from './use-reload-users.ts'

/** Invites people by address and role, then shows the result for each address (USERS-06). */
export function InviteModal({ roles, onClose }: { roles: CompanyRole[]; onClose: () => void }) {
  const [start] = useState(() => ({ rows: [emptyInvite()] }))
  const invite = useInvite()
  const form = useForm({
    start,
    check: ({ rows }) => checkInvites(rows),
    onValid: invite.mutate,
    failure: invite.error,
    isSame: (one, other) => addressesOf(one.rows) === addressesOf(other.rows),
  })
  const result = invite.data
  return (
    <EditModal
      open
      wide={!result}
      title="Invite Users"
      form={result ? { isChanged: false, submit: onClose } : form}
      busy={invite.isPending && 'Sending'}
      error={invite.error && sentenceOf(invite.error)}
      saveLabel={result ? 'Close' : 'Send Invites'}
      {...(result && { closeLabel: null })}
      onClose={onClose}
    >
      {result ? (
        <InviteResult result={result} />
      ) : (
        <InviteRows
          rows={form.typed.rows}
          errors={form.errors}
          roles={roles}
          onChange={(rows) => form.edit({ rows })}
        />
      )}
    </EditModal>
  )
}

const addressesOf = (rows: TypedInvite[]) =>
  rows
    .map(({ emailAddress }) => emailAddress.trim())
    .join('\n')
    .trim()

/** Sends the invites (USERS-08). */
function useInvite() {
  const { companyId } = useSession().user
  const { reload } = useReloadUsers()
  return useMutation({
    mutationFn: (invites: Invite[]) => call(inviteUsers, { companyId, inviteUsers: invites }),
    onSettled: reload,
  })
}

interface Invite {
  emailAddress: string
  roleId: number
}

/** Result for each address (USERS-06, USERS-12). */
function InviteResult({ result }: { result: ReplyOf<typeof inviteUsers> }) {
  const { successfulEmails, alreadyRegistered, failedEmails } = result
  const missed = alreadyRegistered.length + failedEmails.length
  return (
    <>
      <Alert kind={missed === 0 ? 'info' : 'warn'} assertive>
        {inviteOutcome(successfulEmails.length, missed)}
      </Alert>
      <Addresses title="Successful" emails={successfulEmails.map(({ emailAddress }) => emailAddress)} />
      <Addresses title="Already Registered" emails={alreadyRegistered} />
      <Addresses title="Failed" emails={failedEmails} />
    </>
  )
}

function Addresses({ title, emails }: { title: string; emails: string[] }) {
  if (emails.length === 0) return null
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <ul>
        {emails.map((email, index) => (
          // The same address may have been typed twice.
          <li key={`${email} ${index}`}>{email}</li>
        ))}
      </ul>
    </section>
  )
}
