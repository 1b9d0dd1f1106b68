import { useMutation } from '@tanstack/react-query'
import { firstError, type ReplyOf } from '@volute/domain/kernel'
import { checkInvites, type Invite, inviteUsers } from '@volute/domain/registration'
import { type CompanyRole } from '@volute/domain/users'
import { type SyntheticEvent, useState } from 'react'
import { call, sentenceOf, useSession } from '../api/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Modal, ModalBody, ModalFooter } from '../ui/modal.tsx'
import { emptyInvite, InviteRows, type TypedInvite } from './invite-rows.tsx'
import { InviteResult } from './invite-result.tsx'
import { useUserList } from './use-user-list.ts'

/** Invites people by address and role, then says what became of each address (USERS-06). */
export function InviteModal({ roles, onClose }: { roles: CompanyRole[]; onClose: () => void }) {
  const [rows, setRows] = useState<TypedInvite[]>(() => [emptyInvite()])
  const [wrong, setWrong] = useState<string | null>(null)
  const invite = useInvite()
  const error = wrong ?? (invite.error && sentenceOf(invite.error))
  if (invite.data)
    return (
      <Modal open title="Invite Users" onClose={onClose}>
        <ModalBody>
          <InviteResult result={invite.data} />
        </ModalBody>
        <ModalFooter>
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        </ModalFooter>
      </Modal>
    )
  return (
    <Modal open wide title="Invite Users" blocking={invite.isPending} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <ModalBody>
          {error && <Alert assertive>{error}</Alert>}
          <InviteRows rows={rows} roles={roles} onChange={setRows} />
        </ModalBody>
        <ModalFooter>
          <Button disabled={invite.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" busy={invite.isPending && 'Sending'}>
            Send Invites
          </Button>
        </ModalFooter>
      </form>
    </Modal>
  )

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const checked = checkInvites(rows)
    setWrong(firstError(checked))
    if (checked.ok) invite.mutate(checked.value)
  }
}

/** Sends the filled rows; who was invited stands in the list at once (USERS-05, USERS-08). */
function useInvite() {
  const { companyId } = useSession().user
  const list = useUserList()
  return useMutation({
    mutationFn: (invites: Invite[]): Promise<ReplyOf<typeof inviteUsers>> =>
      call(inviteUsers, { companyId, inviteUsers: invites }),
    onSuccess: ({ successfulEmails }) => {
      for (const invited of successfulEmails) list.putNew({ ...invited, name: '' })
    },
    onError: list.reload,
  })
}
