import { useMutation, useQuery } from '@tanstack/react-query'
import {
  createAccount,
  getRegistrationSettings,
  type Registration,
  registrationMessages,
} from '@volute/domain/registration'
import { call, query } from '../api/index.ts'
import { Entrance } from '../session/index.ts'
import { Alert } from '../ui/alert.tsx'
import { RegisterForm } from './register-form.tsx'
import { ReturnToLogin } from './return-to-login.tsx'
import { useJoinRequest } from './use-join-request.ts'

/** Creates an account with a new company; afterwards the message stands in the form's place (REG-11, REG-13). */
export function RegisterPage() {
  const settings = useQuery(query(getRegistrationSettings, {}))
  const create = useMutation({
    mutationFn: (typed: Registration) => call(createAccount, { ...typed, companyAddress: '' }),
  })
  const join = useJoinRequest()
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
