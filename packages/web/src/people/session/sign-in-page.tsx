import { lazyRouteComponent, Link, useLocation } from '@tanstack/react-router'
import { limits, messages, type ReplyOf } from '@volute/domain/core/kernel'
import { getRegistrationSettings } from '@volute/domain/people/registration'
import { checkSignIn, type Credentials, sessionMessages } from '@volute/domain/people/session'
import { Suspense, useEffect, useState } from 'react'
import { call, sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { PasswordField } from '../../core/ui/password-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import { EmailField, Entrance, EntranceForm, EntranceLinks } from './entrance.tsx'
import { Consent, useSignIn } from './use-sign-in.tsx'

const DemoCast = lazyRouteComponent(() => import('./demo-cast.tsx'), 'DemoCast')

const reasons: Record<string, string> = {
  '/login/auth': sessionMessages.signedOut,
  '/login/policy-rejected': messages.policyRequired,
}

/** Sign-in page. Its sub-paths show why sign-in is needed, or accept a temporary password (AUTH-04). */
export function SignInPage() {
  const path = useLocation({ select: (location) => location.pathname })
  const reason = reasons[path]
  const isTemporary = path === '/login/temporary-password'
  return (
    <Entrance title="Sign in" lead="Parts, drawings and prices for your pumps.">
      {reason && <Alert assertive>{reason}</Alert>}
      <SignInForm isTemporary={isTemporary} />
    </Entrance>
  )
}

const nothing = { username: '', password: '' }

/** Email and password. The password is limited to 90 characters (AUTH-09). */
function SignInForm({ isTemporary }: { isTemporary: boolean }) {
  const signIn = useSignIn()
  const form = useForm({
    start: nothing,
    check: checkSignIn,
    onValid: signIn.submit,
    failure: signIn.failure,
  })
  return (
    <>
      <EntranceForm form={form}>
        <EmailField {...form.field('username')} />
        <PasswordField
          label={isTemporary ? 'Temporary Password' : 'Password'}
          autoComplete="current-password"
          maxLength={limits.password}
          {...form.field('password')}
        />
        {form.refusal && <Alert assertive>{sentenceOf(form.refusal)}</Alert>}
        <Button type="submit" look="primary" wide busy={signIn.isBusy && 'Signing in'}>
          Sign In
        </Button>
      </EntranceForm>
      {!isTemporary && <OtherWays onSignIn={signIn.submit} />}
      <Consent signIn={signIn} />
    </>
  )
}

/** Links for people without a password. Creating an account shows only while registration is enabled (AUTH-02, AUTH-03). */
function OtherWays({ onSignIn }: { onSignIn: (typed: Credentials) => void }) {
  const [settings, setSettings] = useState<ReplyOf<typeof getRegistrationSettings>>()
  useEffect(() => {
    // If the request fails, only the links that are always available show.
    call(getRegistrationSettings, {})
      .then(setSettings)
      .catch(() => undefined)
  }, [])
  return (
    <>
      <EntranceLinks>
        <Link to="/forgot-password">Forgot your password?</Link>
        {settings?.registrationEnabled && <Link to="/register">Create a new account</Link>}
        {settings?.isDemo && <Link to="/demo/outbox">Mails of this demo</Link>}
      </EntranceLinks>
      {settings?.isDemo && (
        <Suspense>
          <DemoCast onSignIn={onSignIn} />
        </Suspense>
      )}
    </>
  )
}
