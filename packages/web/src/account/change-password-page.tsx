import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountMessages } from '@volute/domain/account'
import { limits } from '@volute/domain/kernel'
import { checkNewPassword, listSessions, putPassword, sessionMessages } from '@volute/domain/session'
import { useState } from 'react'
import { call, queryKey, sentenceOf, useSession } from '../api/index.ts'
import { PasswordRequirements } from '../session/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/toast.ts'
import styles from './account-page.module.css'

/** `/account/password`: the current password against another, whose requirements are ticked off live. */
export function ChangePasswordPage() {
  const { user } = useSession()
  const { typed, edit, wrong, refusal, save, isSaving } = useChangePassword()
  const field = (name: PasswordFieldName) => ({
    value: typed[name],
    maxLength: limits.password,
    error: wrong?.field === name ? wrong.sentence : null,
    onChange: (event: { target: { value: string } }) => edit(name, event.target.value),
  })
  return (
    <Page width={1168}>
      <PageHead
        title="Change Password"
        actions={<LinkButton to="/account/user-info">Edit Account Info</LinkButton>}
      >
        Saving it signs you out everywhere else.
      </PageHead>
      <Card className={joinClasses(styles.card, styles.narrow)}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          {/* Tells the browser's password store whose password this is. */}
          <input type="email" autoComplete="username" value={user.emailAddress} readOnly hidden />
          <PasswordField label="Current Password" autoComplete="current-password" {...field('current')} />
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            hint={<PasswordRequirements typed={typed.next} />}
            {...field('next')}
          />
          <PasswordField label="Confirm Password" autoComplete="new-password" {...field('confirmation')} />
          {refusal && <Alert assertive>{refusal}</Alert>}
          <div className={styles.acts}>
            <Button type="submit" look="primary" busy={isSaving && 'Saving'}>
              Save Password
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  )
}

const nothing = { current: '', next: '', confirmation: '' }
type PasswordFieldName = keyof typeof nothing

/** Checks in the rules' order, then saves; what was typed is gone once it is saved (ACCT-12 to ACCT-14). */
function useChangePassword() {
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
