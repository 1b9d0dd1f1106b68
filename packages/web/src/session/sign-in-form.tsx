import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { limits } from '@volute/domain/kernel'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { ConsentModal } from './consent-modal.tsx'
import styles from './sign-in-form.module.css'
import { useSignIn } from './use-sign-in.ts'

export function SignInForm() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isShown, setIsShown] = useState(false)
  const signIn = useSignIn()
  const Eye = isShown ? IconEyeOff : IconEye
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          signIn.submit({ email, password })
        }}
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          maxLength={limits.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          value={password}
          maxLength={limits.password}
          onChange={(event) => setPassword(event.target.value)}
          action={
            <IconButton
              label={isShown ? 'Hide characters' : 'Show characters'}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              <Eye size={20} stroke={1.5} aria-hidden="true" />
            </IconButton>
          }
        />
        {signIn.error && <Alert assertive>{signIn.error}</Alert>}
        <Button type="submit" look="primary" wide busy={signIn.isBusy && 'Signing in'}>
          Sign In
        </Button>
      </form>
      <ConsentModal reply={signIn.awaitsConsent} onAccepted={signIn.proceed} onDeclined={signIn.decline} />
    </>
  )
}
