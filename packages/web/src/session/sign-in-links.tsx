import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getRegistrationSettings } from '@volute/domain/registration'
import { sessionMessages } from '@volute/domain/session'
import { query } from '../api/index.ts'
import { EntranceLinks } from './entrance-form.tsx'

/** The ways in for who has no password; creating an account only while registration is enabled (AUTH-02, AUTH-03). */
export function SignInLinks() {
  const settings = useQuery(query(getRegistrationSettings, {}, { fallback: sessionMessages.signInFailed }))
  return (
    <EntranceLinks>
      <Link to="/forgot-password">Forgot your password?</Link>
      {settings.data?.registrationEnabled && <Link to="/register">Create a new account</Link>}
      {settings.data?.isDemo && <Link to="/demo/outbox">Mails of this demo</Link>}
    </EntranceLinks>
  )
}
