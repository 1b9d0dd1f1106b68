import { useMutation } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { ReplyOf } from '@volute/domain/kernel'
import { authenticate, checkSignIn, sessionMessages, signOut } from '@volute/domain/session'
import { useState } from 'react'
import { call, queryClient, sentenceOf, startSession } from '../api/index.ts'
import { forgetPath, takeRememberedPath } from './remembered-path.ts'

export type SignInReply = ReplyOf<typeof authenticate>

/** Checks, authenticates, asks for consent where it is missing, and goes on (AUTH-06 to AUTH-19). */
export function useSignIn() {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [awaitsConsent, setAwaitsConsent] = useState<SignInReply | null>(null)
  const router = useRouter()
  const navigate = useNavigate()
  const attempt = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      call(authenticate, { username: email, password }, { fallback: sessionMessages.signInFailed }),
    onSuccess: (reply) => {
      if (reply.newPasswordRequired) requireNewPassword(reply)
      else if (reply.agreedToEula) proceed(reply)
      else setAwaitsConsent(reply)
    },
    onError: (failure) => setRefusal(sentenceOf(failure)),
  })
  return { submit, proceed, decline, awaitsConsent, error: refusal, isBusy: attempt.isPending }

  function submit(typed: { email: string; password: string }, after?: 'password-change') {
    const sentence = checkSignIn(typed, after)
    setRefusal(sentence)
    if (sentence === null) attempt.mutate(typed)
  }

  function proceed(reply: SignInReply) {
    queryClient.clear()
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
    call(signOut, {}, { fallback: sessionMessages.signInFailed, token: reply.token }).catch(() => undefined)
    void navigate({ to: '/login/policy-rejected' })
  }
}
