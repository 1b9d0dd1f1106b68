import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  createAccount,
  getRegistrationSettings,
  type Registration,
  registrationMessages,
} from '@volute/domain/registration'
import { call, query } from '../api/index.ts'
import { Entrance, EntranceLinks } from '../session/index.ts'
import { Alert } from '../ui/alert.tsx'
import { RegisterForm } from './register-form.tsx'

const fallback = registrationMessages.createFailed

/** Creates an account with a new company; afterwards the message stands in the form's place (REG-11, REG-13). */
export function RegisterPage() {
  const settings = useQuery(query(getRegistrationSettings, {}, { fallback }))
  const create = useMutation({
    mutationFn: (typed: Registration) => call(createAccount, { ...typed, companyAddress: '' }, { fallback }),
  })
  return (
    <Entrance title="Create a new account" lead="For you and your company.">
      {content()}
      <EntranceLinks>
        <Link to="/login">Return to Login</Link>
      </EntranceLinks>
    </Entrance>
  )

  function content() {
    if (create.data)
      return (
        <Alert kind="info" assertive>
          {create.data.message}
        </Alert>
      )
    if (settings.data?.registrationEnabled === false) return <Alert>{registrationMessages.closed}</Alert>
    return <RegisterForm onSubmit={create.mutate} isBusy={create.isPending} failure={create.error} />
  }
}
