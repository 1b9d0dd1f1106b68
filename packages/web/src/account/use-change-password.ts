import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountMessages } from '@volute/domain/account'
import { checkNewPassword, listSessions, putPassword, sessionMessages } from '@volute/domain/session'
import { useState } from 'react'
import { call, queryKey, sentenceOf, useSession } from '../api/index.ts'
import { toast } from '../ui/toast.ts'

const nothing = { current: '', next: '', confirmation: '' }
export type PasswordFieldName = keyof typeof nothing

/** Checks in the rules' order, then saves; what was typed is gone once it is saved (ACCT-12 to ACCT-14). */
export function useChangePassword() {
  const { user, accessToken } = useSession()
  const client = useQueryClient()
  const [typed, setTyped] = useState(nothing)
  const [wrong, setWrong] = useState<ReturnType<typeof check>>(null)
  const change = useMutation({
    mutationFn: ({ current, next }: typeof nothing) =>
      call(
        putPassword,
        {
          emailAddress: user.emailAddress,
          currentPassword: current,
          newPassword: next,
          accessToken: accessToken ?? '',
        },
        { fallback: accountMessages.passwordFailed },
      ),
    onSuccess: ({ message }) => {
      setTyped(nothing)
      toast.success(message)
      return client.invalidateQueries({ queryKey: queryKey(listSessions) })
    },
  })
  const refusal = change.error && sentenceOf(change.error)
  return { typed, edit, wrong, refusal, save, isSaving: change.isPending }

  function edit(field: PasswordFieldName, text: string) {
    setTyped({ ...typed, [field]: text })
  }

  function save() {
    if (change.isPending) return
    const found = check(typed)
    setWrong(found)
    change.reset()
    if (!found) change.mutate(typed)
  }
}

/** The first mistake and the field that it stands at. */
function check({ current, next, confirmation }: typeof nothing) {
  if (current === '') return { field: 'current' as const, sentence: sessionMessages.passwordMissing }
  const sentence = checkNewPassword(next, confirmation)
  if (sentence === null) return null

  return {
    field: sentence === sessionMessages.passwordMismatch ? ('confirmation' as const) : ('next' as const),
    sentence,
  }
}
