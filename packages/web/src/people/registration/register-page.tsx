import { useMutation, useQuery } from '@tanstack/react-query'
import {
  checkJoining,
  checkRegistration,
  companyNamed,
  createAccount,
  getRegistrationSettings,
  type Joining,
  type Registration,
  registrationMessages,
  requestToJoin,
  withConsent,
} from '@volute/domain/people/registration'
import { call, query, sentenceOf } from '../../core/api/index.ts'
import { Entrance, EntranceForm, ReturnToLogin } from '../session/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import {
  askCompanies,
  companiesLike,
  nothing,
  RegistrationFields,
  useCompanies,
} from './registration-fields.tsx'

/** Creates an account with a new company. Afterwards the message replaces the form (REG-11, REG-13, REG-23, REG-24). */
export function RegisterPage() {
  const settings = useQuery(query(getRegistrationSettings, {}))
  const create = useMutation({
    mutationFn: (typed: Registration) => call(createAccount, { ...typed, companyAddress: '' }),
  })
  const join = useMutation({ mutationFn: (asking: Joining) => call(requestToJoin, asking) })
  const done = create.data ?? join.data
  return (
    <Entrance title="Create a new account" lead="For you and your company.">
      {content()}
      <ReturnToLogin />
    </Entrance>
  )

  function content() {
    if (done)
      return (
        <Alert kind="info" assertive>
          {done.message}
        </Alert>
      )
    if (settings.data?.registrationEnabled === false) return <Alert>{registrationMessages.closed}</Alert>
    return (
      <RegisterForm
        onCreate={(typed) => {
          join.reset()
          create.mutate(typed)
        }}
        onJoin={(asking) => {
          create.reset()
          join.mutate(asking)
        }}
        isBusy={create.isPending ? 'creating' : join.isPending && 'asking'}
        failure={create.error ?? join.error}
      />
    )
  }
}

interface RegisterFormProps {
  onCreate: (typed: Registration) => void
  onJoin: (asking: Joining) => void
  /** Call in progress. */
  isBusy: 'creating' | 'asking' | false
  failure: Error | null
}

/**
 * Form for an account with a new company. Joining an existing one needs an invite or a request to its administrator (REG-11
 * to REG-22).
 */
function RegisterForm({ onCreate, onJoin, isBusy, failure }: RegisterFormProps) {
  const form = useForm({ start: nothing, before: askCompanies, check, onValid: submit, failure })
  const { companyName } = form.typed
  const companies = useCompanies(form.typed)
  const isExisting = companyNamed(companyName, companiesLike(form.typed)) !== undefined
  return (
    <EntranceForm form={form}>
      <RegistrationFields
        form={form}
        companies={companies}
        companyError={isExisting ? registrationMessages.companyExists : undefined}
      />
      {form.refusal && <Alert assertive>{sentenceOf(form.refusal)}</Alert>}
      <Button
        type="submit"
        look="primary"
        wide
        disabled={isExisting}
        busy={isBusy === 'creating' && 'Creating'}
      >
        {isExisting || companyName.trim() === '' ? 'Create Account' : 'Create Company Account'}
      </Button>
      {isExisting && (
        <Button wide busy={isBusy === 'asking' && 'Sending'} onClick={form.submit}>
          Request to Join
        </Button>
      )}
    </EntranceForm>
  )

  function check(typed: typeof nothing) {
    const known = companiesLike(typed)
    const checked = companyNamed(typed.companyName, known)
      ? checkJoining(typed, known)
      : checkRegistration(typed)
    return withConsent<Joining | Registration, keyof Registration>(
      checked,
      typed.hasAgreed,
      registrationMessages.consentMissing,
    )
  }

  function submit(sent: Joining | Registration) {
    if (isBusy) return
    if ('companyId' in sent) onJoin(sent)
    else onCreate(sent)
  }
}
