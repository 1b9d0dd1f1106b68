import { limits, type Phone } from '@volute/domain/kernel'
import { checkInvitedName, checkInviteLink, inviteMessages } from '@volute/domain/registration'
import { useState } from 'react'
import { sentenceOf } from '../api/index.ts'
import { EntranceForm } from '../session/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PhoneField } from '../ui/phone-field.tsx'
import { phoneOf, typedPhone } from '../ui/phone-number.ts'
import { TextField } from '../ui/text-field.tsx'
import { ConsentField } from './consent-field.tsx'

interface AcceptInviteFormProps {
  link: { emailAddress: string; companyCode: string; companyName: string }
  /** Who has an account keeps its name and phone (REG-09). */
  hasAccount: boolean
  onAccept: (typed: Phone & { name: string | null }) => void
  isBusy: boolean
  failure: Error | null
}

const noPhone: Phone = { phoneNumberCountryCode: null, phoneNumber: null }

/** Email and company as invited, a name, a phone and consent (REG-01, REG-05, REG-06). */
export function AcceptInviteForm({ link, hasAccount, onAccept, isBusy, failure }: AcceptInviteFormProps) {
  const [name, setName] = useState('')
  const [phone, setPhone] = useState(() => typedPhone(noPhone))
  const [hasAgreed, setHasAgreed] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const nameError = checkInvitedName(name, hasAccount)
  const linkError = checkInviteLink(link)
  const refusal = wasSent && linkError ? linkError : failure && sentenceOf(failure)
  return (
    <EntranceForm onSubmit={submit}>
      <TextField label="Email" value={link.emailAddress} readOnly />
      <TextField label="Company" value={link.companyName} readOnly />
      {!hasAccount && (
        <>
          <TextField
            label="Name"
            autoComplete="name"
            value={name}
            maxLength={limits.userName}
            error={wasSent ? nameError : null}
            onChange={(event) => setName(event.target.value)}
          />
          <PhoneField value={phone} onChange={setPhone} optional />
        </>
      )}
      <ConsentField
        checked={hasAgreed}
        error={wasSent && !hasAgreed ? inviteMessages.consentMissing : null}
        onChange={setHasAgreed}
      />
      {refusal && <Alert assertive>{refusal}</Alert>}
      <Button type="submit" look="primary" wide busy={isBusy && 'Accepting'}>
        Accept
      </Button>
    </EntranceForm>
  )

  function submit() {
    setWasSent(true)
    if (linkError || nameError || !hasAgreed || isBusy) return
    onAccept(hasAccount ? { name: null, ...noPhone } : { name, ...phoneOf(phone) })
  }
}
