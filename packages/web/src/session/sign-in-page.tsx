import { useLocation } from '@tanstack/react-router'
import { messages } from '@volute/domain/kernel'
import { sessionMessages } from '@volute/domain/session'
import { Alert } from '../ui/alert.tsx'
import { Entrance } from './entrance.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInLinks } from './sign-in-links.tsx'

const reasons: Record<string, string> = {
  '/login/auth': sessionMessages.signedOut,
  '/login/policy-rejected': messages.policyRequired,
}

/** Signing in; under its sub-paths with the reason why it is needed, or by a temporary password (AUTH-04). */
export function SignInPage() {
  const path = useLocation({ select: (location) => location.pathname })
  const reason = reasons[path]
  const isTemporary = path === '/login/temporary-password'
  return (
    <Entrance title="Sign in" lead="Parts, drawings and prices for your pumps.">
      {reason && <Alert assertive>{reason}</Alert>}
      <SignInForm passwordLabel={isTemporary ? 'Temporary Password' : 'Password'} />
      {!isTemporary && <SignInLinks />}
    </Entrance>
  )
}
