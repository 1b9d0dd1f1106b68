import { limits } from '@volute/domain/kernel'
import { useSession } from '../api/index.ts'
import { PasswordRequirements } from '../session/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import styles from './account-page.module.css'
import { type PasswordFieldName, useChangePassword } from './use-change-password.ts'

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
