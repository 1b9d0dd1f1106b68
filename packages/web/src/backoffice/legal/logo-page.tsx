import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useSession } from '../../core/api/index.ts'
import { ConsentModal, useSignOut } from '../../people/session/index.ts'
import { Logo } from '../../core/ui/logo.tsx'
import { usePageTitle } from '../../core/ui/use-page-title.ts'
import styles from './logo-page.module.css'

/** Empty page with the logo, which loads nothing (OQ-07, LEGAL-06). */
export function LogoPage({ children }: { children?: ReactNode }) {
  usePageTitle('')
  return (
    <main className={styles.page}>
      <h1>
        <Logo />
      </h1>
      {children}
    </main>
  )
}

/** Start page of the mobile app (OQ-07, LEGAL-06). */
export function MobileStartPage() {
  return (
    <LogoPage>
      <p role="status">Loading...</p>
    </LogoPage>
  )
}

/** Terms in the mobile app. Accepting continues, declining signs out (LEGAL-03 to LEGAL-05). */
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
