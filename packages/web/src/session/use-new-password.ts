import { useMutation } from '@tanstack/react-query'
import { checkNewPassword, putPassword, sessionMessages } from '@volute/domain/session'
import { useState } from 'react'
import { call, clearSession, sentenceOf, useSession } from '../api/index.ts'
import { toast } from '../ui/toast.ts'
import { useSignIn } from './use-sign-in.ts'

/** Saves the new password of a temporary session and signs in with it (AUTH-30, AUTH-37). */
export function useNewPassword() {
  const { user, token, accessToken } = useSession()
  const [broken, setBroken] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const signIn = useSignIn()
  const save = useMutation({
    mutationFn: (change: { emailAddress: string; newPassword: string; accessToken: string }) =>
      call(putPassword, change),
    onSuccess: ({ message }, { emailAddress, newPassword }) => {
      clearSession()
      toast.success(message)
      signIn.submit({ email: emailAddress, password: newPassword }, 'password-change')
    },
    onError: (failure) => setRefusal(sentenceOf(failure)),
  })
  return {
    submit,
    broken,
    error: refusal,
    signIn,
    isBusy: save.isPending || signIn.isBusy,
    isSaved: save.isSuccess,
  }

  function submit(newPassword: string, confirmation: string) {
    if (save.isPending || save.isSuccess) return
    // A signed-in session's access token is for the change with the current password alone.
    if (accessToken === null || token !== '') return setRefusal(sessionMessages.changeFailed)
    const sentence = checkNewPassword(newPassword, confirmation)
    setBroken(sentence)
    setRefusal(null)
    if (sentence === null) save.mutate({ emailAddress: user.emailAddress, newPassword, accessToken })
  }
}
