import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { requestPassword } from '@volute/domain/session'
import { useState } from 'react'
import { call, sentenceOf } from '../api/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { EmailField } from './email-field.tsx'
import { Entrance } from './entrance.tsx'
import { EntranceForm, EntranceLinks } from './entrance-form.tsx'

/** Asks for a temporary password; the server alone checks the address (AUTH-25 to AUTH-27). */
export function ForgotPasswordPage() {
  const [emailAddress, setEmailAddress] = useState('')
  const request = useMutation({
    mutationFn: () => call(requestPassword, { emailAddress }),
  })
  return (
    <Entrance title="Verify Email Address" lead="We send you a temporary password by email.">
      <EntranceForm onSubmit={() => request.mutate()}>
        <EmailField value={emailAddress} onChange={setEmailAddress} />
        {request.error && <Alert assertive>{sentenceOf(request.error)}</Alert>}
        <Button type="submit" look="primary" wide busy={request.isPending && 'Sending'}>
          Send Verification Email
        </Button>
        {request.data && (
          <>
            <Alert kind="info" assertive>
              {request.data.message}
            </Alert>
            <LinkButton to="/login/temporary-password" wide>
              Enter temporary password
            </LinkButton>
          </>
        )}
      </EntranceForm>
      <EntranceLinks>
        <Link to="/login">Return to Login</Link>
      </EntranceLinks>
    </Entrance>
  )
}
