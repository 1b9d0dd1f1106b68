import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Phone } from '@volute/domain/kernel'
import { acceptInvite, findInvitedUser, inviteMessages } from '@volute/domain/registration'
import { ApiError, call, query, sentenceOf } from '../api/index.ts'
import { Entrance } from '../session/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { AcceptInviteForm } from './accept-invite-form.tsx'
import { ReturnToLogin } from './return-to-login.tsx'

const application = { applicationCode: 'ECOMMERCE' } as const

/** An invitation's page, by the link in its mail (REG-01 to REG-10). */
export function AcceptInvitePage() {
  const { emailAddress, companyCode, companyName } = useParams({ strict: false })
  const link = { emailAddress: emailAddress ?? '', companyCode: companyCode ?? '' }
  const invited = useQuery({
    ...query(findInvitedUser, { emailAddress: link.emailAddress, ...application }),
    // Who comes back to the page after accepting must see it.
    staleTime: 0,
    gcTime: 0,
  })
  const accept = useMutation({
    mutationFn: (typed: Phone & { name: string | null }) => call(acceptInvite, { ...typed, ...link }),
  })
  const isUsed =
    invited.data?.userExistsInApplication || (accept.error instanceof ApiError && accept.error.status === 409)
  if (isUsed && !accept.data)
    return (
      <Entrance title={inviteMessages.usedTitle} lead="">
        <Alert kind="info">{inviteMessages.used}</Alert>
        <ReturnToLogin />
      </Entrance>
    )
  return (
    <Entrance title="Accept your invitation" lead={`Join ${companyName} as a user of the parts shop.`}>
      {content()}
      <ReturnToLogin />
    </Entrance>
  )

  function content() {
    if (accept.data)
      return (
        <Alert kind="info" assertive>
          {accept.data.message}
        </Alert>
      )
    if (invited.error)
      return (
        <>
          <Alert assertive>{sentenceOf(invited.error)}</Alert>
          <Button wide onClick={() => void invited.refetch()}>
            Try again
          </Button>
        </>
      )
    if (!invited.data) return <p aria-live="polite">Loading...</p>
    return (
      <AcceptInviteForm
        link={{ ...link, companyName: companyName ?? '' }}
        hasAccount={invited.data.userExistsInUserPool}
        onAccept={accept.mutate}
        isBusy={accept.isPending}
        failure={accept.error}
      />
    )
  }
}
