import { useMutation } from '@tanstack/react-query'
import { firstError } from '@volute/domain/core/kernel'
import { checkNewPassword, checkSignIn, changePassword, sessionMessages } from '@volute/domain/people/session'
import { useState } from 'react'
import { call, clearSession, sentenceOf, useSession } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { toast } from '../../core/ui/toast.ts'
import { useForm } from '../../core/ui/use-form.ts'
import { Entrance, EntranceForm, ReturnToLogin } from './entrance.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { Consent, useSignIn } from './use-sign-in.tsx'

const nothing = { newPassword: '', confirmation: '' }

/** Form for a person's own password after a temporary one. Saving signs in with it (AUTH-28 to AUTH-37). */
export function NewPasswordPage() {
  const { save, submit, refusal, signIn } = useNewPassword()
  const form = useForm({ start: nothing, check: checkNewPassword, onValid: submit, failure: save.error })
  const sentence = refusal ?? (form.refusal && sentenceOf(form.refusal))
  const isBusy = save.isPending || signIn.isBusy
  return (
    <Entrance title="Choose a new password" lead="It replaces your temporary password.">
      <EntranceForm form={form}>
        <NewPasswordFields form={form} />
        {sentence && <Alert assertive>{sentence}</Alert>}
        {signIn.failure && (
          <Alert assertive>
            {sessionMessages.passwordSaved} {sentenceOf(signIn.failure)}
          </Alert>
        )}
        <Button type="submit" look="primary" wide busy={isBusy && 'Saving'} disabled={save.isSuccess}>
          Save Password
        </Button>
      </EntranceForm>
      <ReturnToLogin />
      <Consent signIn={signIn} />
    </Entrance>
  )
}

/** Saves the new password of a temporary session and signs in with it (AUTH-08, AUTH-30, AUTH-37). */
function useNewPassword() {
  const { user, token, accessToken } = useSession()
  const [refusal, setRefusal] = useState<string | null>(null)
  const signIn = useSignIn()
  const save = useMutation({
    mutationFn: (change: { emailAddress: string; newPassword: string; accessToken: string }) =>
      call(changePassword, change),
    onSuccess: ({ message }, { emailAddress, newPassword }) => {
      clearSession()
      toast.success(message)
      const checked = checkSignIn({ username: emailAddress, password: newPassword }, 'password-change')
      setRefusal(firstError(checked))
      if (checked.ok) signIn.submit(checked.value)
    },
  })
  return { save, submit, refusal, signIn }

  function submit(newPassword: string) {
    if (save.isPending || save.isSuccess) return
    // The access token of a signed-in session only allows a change that gives the current password.
    if (accessToken === null || token !== '') return setRefusal(sessionMessages.changeFailed)
    setRefusal(null)
    save.mutate({ emailAddress: user.emailAddress, newPassword, accessToken })
  }
}
