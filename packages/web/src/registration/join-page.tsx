import { useQuery } from '@tanstack/react-query'
import { getRegistrationSettings, joinMessages, registrationMessages } from '@volute/domain/registration'
import { query } from '../api/index.ts'
import { Entrance } from '../session/index.ts'
import { Alert } from '../ui/alert.tsx'
import { JoinForm } from './join-form.tsx'
import { ReturnToLogin } from './return-to-login.tsx'
import { useJoinRequest } from './use-join-request.ts'

/** `/join-company`: asks the administrator of an existing company (REG-17, REG-25, OQ-07). */
export function JoinPage() {
  const settings = useQuery(query(getRegistrationSettings, {}, { fallback: joinMessages.joinFailed }))
  const join = useJoinRequest()
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
