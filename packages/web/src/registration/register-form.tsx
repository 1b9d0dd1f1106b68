import { useQuery } from '@tanstack/react-query'
import { limits } from '@volute/domain/kernel'
import {
  accountType,
  checkRegistration,
  listRegistrationCompanies,
  type Registration,
  registrationMessages,
} from '@volute/domain/registration'
import { useState } from 'react'
import { query, sentenceOf } from '../api/index.ts'
import { EmailField, EntranceForm } from '../session/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { CompanyField } from './company-field.tsx'
import { ConsentField } from './consent-field.tsx'

interface RegisterFormProps {
  onSubmit: (typed: Registration) => void
  isBusy: boolean
  failure: Error | null
}

const empty: Registration = { name: '', emailAddress: '', companyName: '' }

/** Name, email, company and consent; an existing company needs an invite instead (REG-11 to REG-22). */
export function RegisterForm({ onSubmit, isBusy, failure }: RegisterFormProps) {
  const [typed, setTyped] = useState(empty)
  const [hasAgreed, setHasAgreed] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const listing = useQuery(
    query(listRegistrationCompanies, {}, { fallback: registrationMessages.companiesFailed }),
  )
  const companies = listing.data?.companies ?? []
  const isExisting = accountType(typed.companyName, companies) === 'EXISTING_COMPANY'
  const errors = wasSent ? checkRegistration(typed) : {}
  const change = (changed: Partial<Registration>) => setTyped((now) => ({ ...now, ...changed }))
  return (
    <EntranceForm onSubmit={submit}>
      <TextField
        label="Username"
        autoComplete="name"
        value={typed.name}
        maxLength={limits.userName}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <EmailField
        value={typed.emailAddress}
        error={errors.emailAddress}
        onChange={(emailAddress) => change({ emailAddress })}
      />
      <CompanyField
        value={typed.companyName}
        companies={companies}
        hint={listing.error && sentenceOf(listing.error)}
        error={isExisting ? registrationMessages.companyExists : errors.companyName}
        onChange={(companyName) => change({ companyName })}
      />
      <ConsentField checked={hasAgreed} isMissing={wasSent && !hasAgreed} onChange={setHasAgreed} />
      {failure && <Alert assertive>{sentenceOf(failure)}</Alert>}
      <Button type="submit" look="primary" wide disabled={isExisting} busy={isBusy && 'Creating'}>
        {isExisting || typed.companyName.trim() === '' ? 'Create Account' : 'Create Company Account'}
      </Button>
    </EntranceForm>
  )

  function submit() {
    setWasSent(true)
    const isValid = hasAgreed && Object.keys(checkRegistration(typed)).length === 0
    if (isValid && !isExisting && !isBusy) onSubmit(typed)
  }
}
