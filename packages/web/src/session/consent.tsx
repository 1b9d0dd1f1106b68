import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { useSignIn } from './use-sign-in.ts'

// Asked once in an account's life, so the sign-in page does not wait for the dialog.
export const ConsentModal = lazyRouteComponent(() => import('./consent-modal.tsx'), 'ConsentModal')

/** The question that a sign-in may raise (AUTH-15). */
export function Consent({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const reply = signIn.awaitsConsent
  return (
    reply && (
      <Suspense>
        <ConsentModal
          token={reply.token}
          onAccepted={() => signIn.proceed(reply)}
          onDeclined={() => signIn.decline(reply)}
        />
      </Suspense>
    )
  )
}
