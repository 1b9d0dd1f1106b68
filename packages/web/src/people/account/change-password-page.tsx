import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountMessages } from '@volute/domain/people/account'
import { limits } from '@volute/domain/core/kernel'
import { checkPasswordChange, listSessions, changePassword } from '@volute/domain/people/session'
import { call, queryKey, sentenceOf, useSession } from '../../core/api/index.ts'
import { NewPasswordFields } from '../session/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { PasswordField } from '../../core/ui/password-field.tsx'
import { toast } from '../../core/ui/toast.ts'
import { useForm } from '../../core/ui/use-form.ts'
import styles from './account-page.module.css'

const nothing = { currentPassword: '', newPassword: '', confirmation: '' }
type Change = Omit<typeof nothing, 'confirmation'>

/** `/account/password`: changes the password, given the current one. The new password's requirements are checked off live. */
export function ChangePasswordPage() {
  const { user } = useSession()
  const change = usePasswordChange()
  const form = useForm({
    start: nothing,
    check: checkPasswordChange,
    onValid: save,
    failure: change.error,
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
        <form className={styles.form} {...form.props}>
          {/* Associates the password with this user in the browser's password store. */}
          <input type="email" autoComplete="username" value={user.emailAddress} readOnly hidden />
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            maxLength={limits.password}
            {...form.field('currentPassword')}
          />
          <NewPasswordFields form={form} />
          {form.refusal && <Alert assertive>{sentenceOf(form.refusal)}</Alert>}
          <div className={styles.acts}>
            <Button type="submit" look="primary" busy={change.isPending && 'Saving'}>
              Save Password
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  )

  function save(sent: Change): void {
    if (!change.isPending) change.mutate(sent, { onSuccess: form.reset })
  }
}

/** Saves the new password and reloads the list of sessions, since the others have ended (ACCT-13, ACCT-14). */
function usePasswordChange() {
  const { user, accessToken } = useSession()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) =>
      call(
        changePassword,
        { ...change, emailAddress: user.emailAddress, accessToken: accessToken ?? '' },
        { fallback: accountMessages.passwordFailed },
      ),
    onSuccess: ({ message }) => {
      toast.success(message)
      return client.invalidateQueries({ queryKey: queryKey(listSessions) })
    },
  })
}
