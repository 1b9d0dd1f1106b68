import { useMutation, useQuery } from '@tanstack/react-query'
import {
  checkJoining,
  getRegistrationSettings,
  type Joining,
  joinMessages,
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

/** `/join-company`: asks the administrator of an existing company for access (REG-17, REG-25, OQ-07). */
export function JoinPage() {
  const settings = useQuery(query(getRegistrationSettings, {}, { fallback: joinMessages.joinFailed }))
  const join = useMutation({ mutationFn: (asking: Joining) => call(requestToJoin, asking) })
  return (
    <Entrance title="Join your company" lead="Its administrator reviews your request.">
      {content()}
      <ReturnToLogin />
    </Entrance>
  )

  function content() {
    if (join.data)
      return (
        <Alert kind="info" assertive>
          {join.data.message}
        </Alert>
      )
    if (settings.data?.registrationEnabled === false) return <Alert>{registrationMessages.closed}</Alert>
    return <JoinForm onJoin={join.mutate} isBusy={join.isPending} failure={join.error} />
  }
}

interface JoinFormProps {
  onJoin: (asking: Joining) => void
  isBusy: boolean
  failure: Error | null
}

/** Name, email, consent and an existing company (OQ-07). */
function JoinForm({ onJoin, isBusy, failure }: JoinFormProps) {
  const form = useForm({
    start: nothing,
    before: askCompanies,
    check: (typed) =>
      withConsent(
        checkJoining(typed, companiesLike(typed)),
        typed.hasAgreed,
        registrationMessages.consentMissing,
      ),
    onValid: (asking) => {
      if (!isBusy) onJoin(asking)
    },
    failure,
  })
  const companies = useCompanies(form.typed)
  return (
    <EntranceForm form={form}>
      <RegistrationFields form={form} companies={companies} />
      {form.refusal && <Alert assertive>{sentenceOf(form.refusal)}</Alert>}
      <Button type="submit" look="primary" wide busy={isBusy && 'Sending'}>
        Request to Join
      </Button>
    </EntranceForm>
  )
}
