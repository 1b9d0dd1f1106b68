import { checkPerson, joinMessages, type Person } from '@volute/domain/registration'
import { sentenceOf } from '../api/index.ts'
import { EntranceForm } from '../session/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { RegistrationFields } from './registration-fields.tsx'
import { useRegistrationFields } from './use-registration-fields.ts'

interface JoinFormProps {
  onJoin: (asking: Person & { companyId: number }) => void
  isBusy: boolean
  failure: Error | null
}

/** Name, email, consent and a company that is there already (OQ-07). */
export function JoinForm({ onJoin, isBusy, failure }: JoinFormProps) {
  const fields = useRegistrationFields()
  const { typed, hasAgreed, wasSent, company } = fields
  const companyName = company ? undefined : missing()
  const errors = wasSent ? { ...checkPerson(typed), companyName } : {}
  return (
    <EntranceForm onSubmit={submit}>
      <RegistrationFields fields={fields} errors={errors} />
      {failure && <Alert assertive>{sentenceOf(failure)}</Alert>}
      <Button type="submit" look="primary" wide busy={isBusy && 'Sending'}>
        Request to Join
      </Button>
    </EntranceForm>
  )

  function missing() {
    return typed.companyName.trim() === '' ? joinMessages.companyMissing : joinMessages.companyUnknown
  }

  function submit() {
    fields.setWasSent(true)
    const isValid = hasAgreed && Object.keys(checkPerson(typed)).length === 0
    if (company && isValid && !isBusy) onJoin({ ...typed, companyId: company.companyId })
  }
}
