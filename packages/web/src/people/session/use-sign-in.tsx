import { lazyRouteComponent, useNavigate, useRouter } from '@tanstack/react-router'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { signIn, type Credentials, signOut } from '@volute/domain/people/session'
import { Suspense, useState, useTransition } from 'react'
import { call, forgetPath, startSession, takeRememberedPath } from '../../core/api/index.ts'
import { keepDeviceToken, readDeviceTokens } from './device-tokens.ts'

type SignInReply = ReplyOf<typeof signIn>

/** Authenticates, asks for consent if it is missing, then continues (AUTH-10 to AUTH-19). */
export function useSignIn() {
  const [failure, setFailure] = useState<Error | null>(null)
  const [awaitsConsent, setAwaitsConsent] = useState<SignInReply | null>(null)
  const router = useRouter()
  const navigate = useNavigate()
  const [isBusy, start] = useTransition()
  return { submit, proceed, decline, awaitsConsent, failure, isBusy }

  function submit(typed: Credentials) {
    setFailure(null)
    start(() => attempt(typed).catch(setFailure))
  }

  async function attempt(typed: Credentials) {
    const reply = await call(signIn, { ...typed, deviceTokens: readDeviceTokens() })
    keepDeviceToken(reply)
    if (reply.newPasswordRequired) requireNewPassword(reply)
    else if (reply.agreedToEula) proceed(reply)
    else setAwaitsConsent(reply)
  }

  function proceed(reply: SignInReply) {
    startSession(reply)
    router.history.push(takeRememberedPath())
  }

  /** Keeps only the access token, which allows nothing but saving a new password (AUTH-14, AUTH-19). */
  function requireNewPassword(reply: SignInReply) {
    startSession(reply)
    void navigate({ to: '/change-temp-password' })
  }

  function decline(reply: SignInReply) {
    setAwaitsConsent(null)
    forgetPath()
    call(signOut, {}, { token: reply.token }).catch(() => undefined)
    void navigate({ to: '/login/policy-rejected' })
  }
}

// Shown once per account, so the sign-in page does not wait for the dialog.
export const ConsentModal = lazyRouteComponent(() => import('./consent-modal.tsx'), 'ConsentModal')

/** Consent dialog that a sign-in may open (AUTH-15). */
export function Consent({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const reply = signIn.awaitsConsent
  return (
    reply && (
      <Suspense>
        <ConsentModal
          token={reply.token}
          onAccepted={() => signIn.proceed(reply)}
          onDeclined={() => signIn.decline(reply)}
        />
      </Suspense>
    )
  )
}
