import { useState } from 'react'
import { limits } from '@volute/domain/kernel'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Consent } from './consent.tsx'
import { EmailField } from './email-field.tsx'
import { EntranceForm } from './entrance-form.tsx'
import { useSignIn } from './use-sign-in.ts'

export function SignInForm({ passwordLabel }: { passwordLabel: 'Password' | 'Temporary Password' }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const signIn = useSignIn()
  return (
    <>
      <EntranceForm onSubmit={() => signIn.submit({ email, password })}>
        <EmailField value={email} onChange={setEmail} />
        <PasswordField
          label={passwordLabel}
          autoComplete="current-password"
          value={password}
          maxLength={limits.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {signIn.error && <Alert assertive>{signIn.error}</Alert>}
        <Button type="submit" look="primary" wide busy={signIn.isBusy && 'Signing in'}>
          Sign In
        </Button>
      </EntranceForm>
      <Consent signIn={signIn} />
    </>
  )
}
