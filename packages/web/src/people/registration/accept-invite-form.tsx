import { checkedAs, errorsOf, limits, type Phone } from '@volute/domain/core/kernel'
import {
  checkInvitedName,
  checkInviteLink,
  inviteMessages,
  type InviteLink,
  withConsent,
} from '@volute/domain/people/registration'
import { checkNewPassword } from '@volute/domain/people/session'
import { sentenceOf } from '../../core/api/index.ts'
import { EntranceForm, NewPasswordField } from '../session/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { PhoneField } from '../../core/ui/phone-field.tsx'
import { phoneOf, typedPhone } from '../../core/ui/phone-number.ts'
import { TextField } from '../../core/ui/text-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import { ConsentField } from './registration-fields.tsx'

export type Acceptance = InviteLink & Phone & { name: string | null; newPassword: string | null }

interface AcceptInviteFormProps {
  link: InviteLink & { companyName: string }
  /** True if the person already has an account, which keeps its name, phone and password (REG-09). */
  hasAccount: boolean
  onAccept: (accepted: Acceptance) => void
  isBusy: boolean
  failure: Error | null
}

const noPhone: Phone = { phoneNumberCountryCode: null, phoneNumber: null }
const nothing = { name: '', phone: typedPhone(noPhone), newPassword: '', hasAgreed: false }
type Field = 'name' | 'newPassword' | keyof InviteLink

/** Email and company of the invite, name, phone, password and consent (REG-01, REG-05, REG-06, REG-09, REG-27). */
export function AcceptInviteForm({ link, hasAccount, onAccept, isBusy, failure }: AcceptInviteFormProps) {
  const form = useForm({ start: nothing, check, onValid: submit, failure })
  // The link cannot be changed on the form, so its errors show above the button.
  const linkError = form.errors.emailAddress ?? form.errors.companyCode
  const refusal = linkError ?? (form.refusal && sentenceOf(form.refusal))
  return (
    <EntranceForm form={form}>
      <TextField label="Email" value={link.emailAddress} autoComplete="username" readOnly />
      <TextField label="Company" value={link.companyName} readOnly />
      {!hasAccount && (
        <>
          <TextField label="Name" autoComplete="name" maxLength={limits.userName} {...form.field('name')} />
          <PhoneField value={form.typed.phone} onChange={(phone) => form.edit({ phone })} optional />
          <NewPasswordField label="Password" {...form.field('newPassword')} />
        </>
      )}
      <ConsentField form={form} />
      {refusal && <Alert assertive>{refusal}</Alert>}
      <Button type="submit" look="primary" wide busy={isBusy && 'Accepting'}>
        Accept
      </Button>
    </EntranceForm>
  )

  function check({ name, phone, newPassword, hasAgreed }: typeof nothing) {
    const checkedName = checkInvitedName(name, hasAccount)
    const accepted = {
      emailAddress: link.emailAddress,
      companyCode: link.companyCode,
      name: checkedName.ok ? checkedName.value : null,
      ...(hasAccount ? noPhone : phoneOf(phone)),
      newPassword: hasAccount ? null : newPassword,
    }
    const checked = checkedAs<Acceptance, Field>(accepted, [
      ...errorsOf(checkedName),
      ...(hasAccount ? [] : errorsOf(checkNewPassword({ newPassword }))).map((one) => ({
        ...one,
        field: 'newPassword' as const,
      })),
      ...errorsOf(checkInviteLink(link)),
    ])
    return withConsent(checked, hasAgreed, inviteMessages.consentMissing)
  }

  function submit(accepted: Acceptance) {
    if (!isBusy) onAccept(accepted)
  }
}
