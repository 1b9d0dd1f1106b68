import { useNavigate, useRouter } from '@tanstack/react-router'
import type { ReplyOf } from '@volute/domain/kernel'
import { authenticate, checkSignIn, signOut } from '@volute/domain/session'
import { useState, useTransition } from 'react'
import { call, forgetPath, sentenceOf, startSession, takeRememberedPath } from '../api/index.ts'

interface Typed {
  email: string
  password: string
}

export type SignInReply = ReplyOf<typeof authenticate>

/** Checks, authenticates, asks for consent where it is missing, and goes on (AUTH-06 to AUTH-19). */
export function useSignIn() {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [awaitsConsent, setAwaitsConsent] = useState<SignInReply | null>(null)
  const router = useRouter()
  const navigate = useNavigate()
  const [isBusy, start] = useTransition()
  return { submit, proceed, decline, awaitsConsent, error: refusal, isBusy }

  function submit(typed: Typed, after?: 'password-change') {
    const sentence = checkSignIn(typed, after)
    setRefusal(sentence)
    if (sentence === null) start(() => attempt(typed).catch((failure) => setRefusal(sentenceOf(failure))))
  }

  async function attempt({ email, password }: Typed) {
    const reply = await call(authenticate, { username: email, password })
    if (reply.newPasswordRequired) requireNewPassword(reply)
    else if (reply.agreedToEula) proceed(reply)
    else setAwaitsConsent(reply)
  }

  function proceed(reply: SignInReply) {
    startSession(reply)
    router.history.push(takeRememberedPath())
  }

  /** Keeps the access token alone, which is good for a new password and nothing else (AUTH-14, AUTH-19). */
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
