import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { forgetLeftCompany, isActing, isSignedIn, readLeftCompany, useSession } from '../../api/index.ts'
import { OrderStage } from '../../search/index.ts'
import { LeftCompanyDialog } from '../../session/index.ts'
import { afterFirstSight } from '../../ui/after-first-sight.ts'
import { keepShop } from '../offline/keep-shop.ts'
import { Hotkeys } from '../palette/hotkeys.tsx'
import { ActingBanner } from './acting-banner.tsx'
import { Footer } from './footer.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

/** The frame round every page but the sign-in: top bar, page, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const session = useSession()
  const signedIn = isSignedIn(session)
  useHeadingFocus()
  useEffect(() => (signedIn ? afterFirstSight(keepShop) : undefined), [signedIn])
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <div className={styles.shell} data-acting={isActing(session.user) || undefined}>
        <TopBar signedIn={signedIn} />
        {isActing(session.user) && <ActingBanner />}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
      </div>
      {signedIn && <Hotkeys />}
      <OrderStage />
      <CompanyChange />
    </>
  )
}

/** Says once that the company was changed elsewhere while this tab showed another (OQ-12). */
function CompanyChange() {
  const { user } = useSession()
  const [left, setLeft] = useState(() => readLeftCompany(user.userId))
  if (!left || left.companyId === user.companyId) return null
  return (
    <Suspense>
      <LeftCompanyDialog
        left={left}
        onRead={() => {
          forgetLeftCompany()
          setLeft(null)
        }}
      />
    </Suspense>
  )
}
