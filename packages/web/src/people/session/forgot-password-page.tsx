import { useMutation } from '@tanstack/react-query'
import { valid } from '@volute/domain/core/kernel'
import { requestPassword } from '@volute/domain/people/session'
import { call, sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import { EmailField, Entrance, EntranceForm, ReturnToLogin } from './entrance.tsx'

const nothing = { emailAddress: '' }

/** Requests a temporary password. Only the server checks the address (AUTH-25 to AUTH-27). */
export function ForgotPasswordPage() {
  const request = useMutation({ mutationFn: (typed: typeof nothing) => call(requestPassword, typed) })
  const form = useForm({ start: nothing, check: valid, onValid: request.mutate, failure: request.error })
  return (
    <Entrance title="Verify Email Address" lead="We’ll email you a temporary password.">
      <EntranceForm form={form}>
        <EmailField {...form.field('emailAddress')} />
        {form.refusal && <Alert assertive>{sentenceOf(form.refusal)}</Alert>}
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
      <ReturnToLogin />
    </Entrance>
  )
}
