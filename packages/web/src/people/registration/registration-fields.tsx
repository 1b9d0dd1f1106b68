import { Link } from '@tanstack/react-router'
import { limits } from '@volute/domain/core/kernel'
import { listRegistrationCompanies } from '@volute/domain/people/registration'
import { type ComponentProps, useId } from 'react'
import { askSuggested, knownSuggested, sentenceOf, useSuggested } from '../../core/api/index.ts'
import { EmailField } from '../session/index.ts'
import { Checkbox } from '../../core/ui/checkbox.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import type { useForm } from '../../core/ui/use-form.ts'

/** Initial values of the registration forms. */
export const nothing = { name: '', emailAddress: '', companyName: '', hasAgreed: false }
type Typed = typeof nothing

/** Existing companies that match the name as it is typed, found by the server (REG-14). */
export const useCompanies = ({ companyName }: Typed) => useSuggested(listRegistrationCompanies, companyName)

/** Companies that the server suggested for exactly this name. */
export const companiesLike = ({ companyName }: Typed) =>
  knownSuggested(listRegistrationCompanies, companyName)?.companies ?? []

/** Asks the server for companies that match the name. */
export const askCompanies = ({ companyName }: Typed) => askSuggested(listRegistrationCompanies, companyName)

interface RegistrationFieldsProps {
  form: ReturnType<typeof useForm<Typed, never, keyof Typed>>
  companies: ReturnType<typeof useCompanies>
  /** Error of the company name that replaces the one of the form's check. */
  companyError?: string | undefined
}

/** Name, email, company and consent (REG-11). */
export function RegistrationFields({ form, companies, companyError }: RegistrationFieldsProps) {
  const companyName = form.field('companyName')
  return (
    <>
      <TextField label="Username" autoComplete="name" maxLength={limits.userName} {...form.field('name')} />
      <EmailField {...form.field('emailAddress')} />
      <CompanyField
        {...companyName}
        names={companies.data?.companies.map(({ name }) => name) ?? []}
        hint={companies.error && sentenceOf(companies.error)}
        error={companyError ?? companyName.error}
      />
      <ConsentField form={form} />
    </>
  )
}

interface CompanyFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'value' | 'error' | 'hint' | 'onChange'> {
  names: readonly string[]
}

/** Company name with existing companies as suggestions (REG-11, REG-14). */
function CompanyField({ names, ...field }: CompanyFieldProps) {
  const listId = useId()
  return (
    <>
      <TextField
        label="Company Name"
        list={listId}
        autoComplete="organization"
        maxLength={limits.companyName}
        {...field}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}

interface ConsentFieldProps {
  /** Result of `useForm`. */
  form: {
    typed: { hasAgreed: boolean }
    errors: { hasAgreed?: string }
    edit: (changes: { hasAgreed: boolean }) => void
  }
}

/** Consent to the privacy policy, which opens in a new tab (REG-06, REG-22). */
export function ConsentField({ form }: ConsentFieldProps) {
  const policy = (
    <Link to="/privacy-policy-text" target="_blank">
      Privacy Policy
    </Link>
  )
  return (
    <Checkbox
      label={<>I have read and agree to the {policy}.</>}
      checked={form.typed.hasAgreed}
      error={form.errors.hasAgreed ?? null}
      onChange={(event) => form.edit({ hasAgreed: event.target.checked })}
    />
  )
}
