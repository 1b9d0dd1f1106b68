import {
  checkPerson,
  checkRegistration,
  type Person,
  type Registration,
  registrationMessages,
} from '@volute/domain/registration'
import { sentenceOf } from '../api/index.ts'
import { EntranceForm } from '../session/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { RegistrationFields } from './registration-fields.tsx'
import { useRegistrationFields } from './use-registration-fields.ts'

interface RegisterFormProps {
  onCreate: (typed: Registration) => void
  onJoin: (asking: Person & { companyId: number }) => void
  /** What is under way. */
  isBusy: 'creating' | 'asking' | false
  failure: Error | null
}

/** An account with a new company; an existing one needs an invite, or its administrator is asked (REG-11 to REG-22). */
export function RegisterForm({ onCreate, onJoin, isBusy, failure }: RegisterFormProps) {
  const fields = useRegistrationFields()
  const { typed, hasAgreed, company } = fields
  const errors = fields.wasSent ? checkRegistration(typed) : {}
  const companyName = company ? registrationMessages.companyExists : errors.companyName
  return (
    <EntranceForm onSubmit={company ? join : create}>
      <RegistrationFields fields={fields} errors={{ ...errors, companyName }} />
      {failure && <Alert assertive>{sentenceOf(failure)}</Alert>}
      <Button
        type="submit"
        look="primary"
        wide
        disabled={company !== undefined}
        busy={isBusy === 'creating' && 'Creating'}
      >
        {company || typed.companyName.trim() === '' ? 'Create Account' : 'Create Company Account'}
      </Button>
      {company && (
        <Button wide busy={isBusy === 'asking' && 'Sending'} onClick={join}>
          Request to Join
        </Button>
      )}
    </EntranceForm>
  )

  function create() {
    fields.setWasSent(true)
    const isValid = hasAgreed && Object.keys(checkRegistration(typed)).length === 0
    if (isValid && !isBusy) onCreate(typed)
  }

  function join() {
    fields.setWasSent(true)
    const isValid = hasAgreed && Object.keys(checkPerson(typed)).length === 0
    if (company && isValid && !isBusy) onJoin({ ...typed, companyId: company.companyId })
  }
}
