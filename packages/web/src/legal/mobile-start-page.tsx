import { LogoPage } from './logo-page.tsx'

/** What the mobile app shows while it starts (OQ-07, LEGAL-06). */
export function MobileStartPage() {
  return (
    <LogoPage>
      <p role="status">Loading...</p>
    </LogoPage>
  )
}
