import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSession } from '../api/index.ts'
import { ConsentModal, useSignOut } from '../session/index.ts'
import { LogoPage } from './logo-page.tsx'

/** The terms as the mobile app shows them: accepted one goes on, declined one is signed out (LEGAL-03 to LEGAL-05). */
export function MobileTermsPage() {
  const { token } = useSession()
  const navigate = useNavigate()
  const decline = useSignOut('/login/policy-rejected')
  return (
    <LogoPage>
      <Suspense>
        <ConsentModal token={token} onAccepted={() => void navigate({ to: '/' })} onDeclined={decline} />
      </Suspense>
    </LogoPage>
  )
}
