import { Link } from '@tanstack/react-router'
import { limits } from '@volute/domain/kernel'
import { sessionMessages } from '@volute/domain/session'
import { useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Consent } from './consent.tsx'
import { Entrance } from './entrance.tsx'
import { EntranceForm, EntranceLinks } from './entrance-form.tsx'
import { PasswordRequirements } from './password-requirements.tsx'
import { useNewPassword } from './use-new-password.ts'

/** The first own password after a temporary one, which then signs in (AUTH-28 to AUTH-37). */
export function NewPasswordPage() {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const change = useNewPassword()
  const { signIn, broken } = change
  const isMismatch = broken === sessionMessages.passwordMismatch
  return (
    <Entrance title="Choose a new password" lead="It replaces your temporary password.">
      <EntranceForm onSubmit={() => change.submit(password, confirmation)}>
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          value={password}
          maxLength={limits.password}
          hint={<PasswordRequirements typed={password} />}
          error={isMismatch ? null : broken}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          value={confirmation}
          maxLength={limits.password}
          error={isMismatch ? broken : null}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        {change.error && <Alert assertive>{change.error}</Alert>}
        {signIn.error && (
          <Alert assertive>
            {sessionMessages.passwordSaved} {signIn.error}
          </Alert>
        )}
        <Button type="submit" look="primary" wide busy={change.isBusy && 'Saving'} disabled={change.isSaved}>
          Save Password
        </Button>
      </EntranceForm>
      <EntranceLinks>
        <Link to="/login">Return to Login</Link>
      </EntranceLinks>
      <Consent signIn={signIn} />
    </Entrance>
  )
}
