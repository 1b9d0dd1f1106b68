import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { checkedAs, errorsOf, limits, type Phone } from '@volute/domain/core/kernel'
import {
  acceptInvite,
  checkInvitedName,
  checkInviteLink,
  findInvitedUser,
  inviteMessages,
  type InviteLink,
  withConsent,
} from '@volute/domain/people/registration'
import { ApiError, call, query, sentenceOf } from '../../core/api/index.ts'
import { Entrance, EntranceForm, ReturnToLogin } from '../session/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { PhoneField } from '../../core/ui/phone-field.tsx'
import { phoneOf, typedPhone } from '../../core/ui/phone-number.ts'
import { TextField } from '../../core/ui/text-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import { ConsentField } from './registration-fields.tsx'

/** Code of this application (CONST-12). */
const application = { applicationCode: 'ECOMMERCE' } as const

type Acceptance = InviteLink & Phone & { name: string | null }

/** Page of an invitation, opened by the link in its mail (REG-01 to REG-10). */
export function AcceptInvitePage() {
  const { emailAddress, companyCode, companyName } = useParams({ strict: false })
  const link = { emailAddress: emailAddress ?? '', companyCode: companyCode ?? '' }
  const invited = useQuery({
    ...query(findInvitedUser, { emailAddress: link.emailAddress, ...application }),
    // Refetch when the page is opened again after accepting, so that it shows the acceptance.
    staleTime: 0,
    gcTime: 0,
  })
  const accept = useMutation({
    mutationFn: (accepted: Acceptance) => call(acceptInvite, accepted),
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

interface AcceptInviteFormProps {
  link: InviteLink & { companyName: string }
  /** True if the person already has an account, which keeps its name and phone (REG-09). */
  hasAccount: boolean
  onAccept: (accepted: Acceptance) => void
  isBusy: boolean
  failure: Error | null
}

const noPhone: Phone = { phoneNumberCountryCode: null, phoneNumber: null }
const nothing = { name: '', phone: typedPhone(noPhone), hasAgreed: false }

/** Email and company of the invite, name, phone and consent (REG-01, REG-05, REG-06, REG-09). */
function AcceptInviteForm({ link, hasAccount, onAccept, isBusy, failure }: AcceptInviteFormProps) {
  const form = useForm({ start: nothing, check, onValid: submit, failure })
  // The link cannot be changed on the form, so its errors show above the button.
  const linkError = form.errors.emailAddress ?? form.errors.companyCode
  const refusal = linkError ?? (form.refusal && sentenceOf(form.refusal))
  return (
    <EntranceForm form={form}>
      <TextField label="Email" value={link.emailAddress} readOnly />
      <TextField label="Company" value={link.companyName} readOnly />
      {!hasAccount && (
        <>
          <TextField label="Name" autoComplete="name" maxLength={limits.userName} {...form.field('name')} />
          <PhoneField value={form.typed.phone} onChange={(phone) => form.edit({ phone })} optional />
        </>
      )}
      <ConsentField form={form} />
      {refusal && <Alert assertive>{refusal}</Alert>}
      <Button type="submit" look="primary" wide busy={isBusy && 'Accepting'}>
        Accept
      </Button>
    </EntranceForm>
  )

  function check({ name, phone, hasAgreed }: typeof nothing) {
    const checkedName = checkInvitedName(name, hasAccount)
    const accepted = {
      emailAddress: link.emailAddress,
      companyCode: link.companyCode,
      name: checkedName.ok ? checkedName.value : null,
      ...(hasAccount ? noPhone : phoneOf(phone)),
    }
    const checked = checkedAs<Acceptance, 'name' | keyof InviteLink>(accepted, [
      ...errorsOf(checkedName),
      ...errorsOf(checkInviteLink(link)),
    ])
    return withConsent(checked, hasAgreed, inviteMessages.consentMissing)
  }

  function submit(accepted: Acceptance) {
    if (!isBusy) onAccept(accepted)
  }
}
