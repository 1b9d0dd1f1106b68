import { limits } from '@volute/domain/kernel'
import { registrationMessages } from '@volute/domain/registration'
import { sentenceOf } from '../api/index.ts'
import { EmailField } from '../session/index.ts'
import { TextField } from '../ui/text-field.tsx'
import { CompanyField } from './company-field.tsx'
import { ConsentField } from './consent-field.tsx'
import type { RegistrationFieldsState } from './use-registration-fields.ts'

interface RegistrationFieldsProps {
  fields: RegistrationFieldsState
  errors: { name?: string; emailAddress?: string; companyName?: string | undefined }
}

/** Name, email, company and consent (REG-11). */
export function RegistrationFields({ fields, errors }: RegistrationFieldsProps) {
  const { typed, hasAgreed, wasSent, companies, listingError, change, setHasAgreed } = fields
  return (
    <>
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
        hint={listingError && sentenceOf(listingError)}
        error={errors.companyName}
        onChange={(companyName) => change({ companyName })}
      />
      <ConsentField
        checked={hasAgreed}
        error={wasSent && !hasAgreed ? registrationMessages.consentMissing : null}
        onChange={setHasAgreed}
      />
    </>
  )
}
