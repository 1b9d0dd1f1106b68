import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import {
  acceptInvite,
  checkInviteLink,
  findInvitedUser,
  type InvitationState,
  inviteMessages,
  readInvitation,
} from '@volute/domain/people/registration'
import { ApiError, call, query, sentenceOf } from '../../core/api/index.ts'
import { Consent, Entrance, EntranceLinks, ReturnToLogin, useSignIn } from '../session/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { type Acceptance, AcceptInviteForm } from './accept-invite-form.tsx'

/** Code of this application (CONST-12). */
const application = { applicationCode: 'ECOMMERCE' } as const

// Refetched when the page is opened again after accepting, so that it shows the acceptance.
const always = { staleTime: 0, gcTime: 0 }

/** Page of an invitation, opened by the link in its mail (REG-01 to REG-10, REG-27, REG-28). */
export function AcceptInvitePage() {
  const { emailAddress = '', companyCode = '', companyName = '' } = useParams({ strict: false })
  const link = { emailAddress, companyCode }
  const invited = useQuery({ ...query(findInvitedUser, { emailAddress, ...application }), ...always })
  const isLink = checkInviteLink(link).ok
  const read = useQuery({ ...query(readInvitation, link), ...always, enabled: isLink })
  const { accept, signIn } = useAccept()
  const state = stateOf(read.data?.state, read.error, invited.data?.userExistsInApplication)
  const shown = accept.error instanceof ApiError && accept.error.status === 409 ? 'USED' : state
  if (shown !== 'OPEN' && shown !== undefined && !accept.data) return <ClosedInvitation state={shown} />
  return (
    <Entrance title="Accept your invitation" lead={`Join ${companyName} as a user of the parts shop.`}>
      {content()}
      <ReturnToLogin />
      <Consent signIn={signIn} />
    </Entrance>
  )

  function content() {
    if (accept.data && !signIn.isBusy)
      return (
        <Alert kind="info" assertive>
          {accept.data.message}
        </Alert>
      )
    const error = invited.error ?? read.error
    if (error)
      return (
        <>
          <Alert assertive>{sentenceOf(error)}</Alert>
          <Button wide onClick={() => void Promise.all([invited.refetch(), read.refetch()])}>
            Try again
          </Button>
        </>
      )
    if (!invited.data || (isLink && !read.data)) return <p aria-live="polite">Loading...</p>
    return (
      <AcceptInviteForm
        link={{ ...link, companyName }}
        hasAccount={invited.data.userExistsInUserPool}
        onAccept={accept.mutate}
        isBusy={accept.isPending || signIn.isBusy}
        failure={accept.error}
      />
    )
  }
}

/** Accepts the invitation; a person who has chosen a password is signed in with it (REG-27). */
function useAccept() {
  const signIn = useSignIn()
  const accept = useMutation({
    mutationFn: (accepted: Acceptance) => call(acceptInvite, accepted),
    onSuccess: (_, { emailAddress, newPassword }) => {
      if (newPassword !== null) signIn.submit({ username: emailAddress, password: newPassword })
    },
  })
  return { accept, signIn }
}

type Shown = InvitationState | 'NOT_VALID'

function stateOf(
  state: InvitationState | undefined,
  error: Error | null,
  isActive?: boolean,
): Shown | undefined {
  if (isActive) return 'USED'
  return error instanceof ApiError && error.code === 'INVITATION_NOT_VALID' ? 'NOT_VALID' : state
}

const closed: Record<Exclude<Shown, 'OPEN'>, { title: string; text: string }> = {
  USED: { title: inviteMessages.usedTitle, text: inviteMessages.used },
  EXPIRED: { title: 'Invitation Expired', text: inviteMessages.expired },
  REPLACED: { title: 'Link Not Valid', text: inviteMessages.replaced },
  NOT_VALID: { title: 'Link Not Valid', text: inviteMessages.notValid },
}

/** Invitation that cannot be accepted, with what to do next (REG-03, REG-28). */
function ClosedInvitation({ state }: { state: Exclude<Shown, 'OPEN'> }) {
  const { title, text } = closed[state]
  return (
    <Entrance title={title} lead="">
      <Alert kind="info">{text}</Alert>
      {state === 'USED' && (
        <EntranceLinks>
          <Link to="/forgot-password">Forgot your password?</Link>
        </EntranceLinks>
      )}
      <ReturnToLogin />
    </Entrance>
  )
}
