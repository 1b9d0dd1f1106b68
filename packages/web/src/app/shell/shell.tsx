import { IconBuilding } from '@tabler/icons-react'
import { Link, Outlet, useLocation, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import {
  forgetLeftCompany,
  isActing,
  isSignedIn,
  Queries,
  readLeftCompany,
  useSession,
} from '../../core/api/index.ts'
import { OrderStage } from '../../storefront/search/index.ts'
import { LeftCompanyDialog, useActingCompany } from '../../people/session/index.ts'
import { afterFirstSight } from '../../core/ui/load-on-intent.tsx'
import { useBrand } from '../../core/ui/shop-brand.ts'
import { SetUpGuide } from '../../backoffice/brand/index.ts'
import { NotFoundPage } from '../error-pages.tsx'
import { managesShop, passes, startPath } from '../guard.ts'
import { Hotkeys } from '../palette/hotkeys.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

/** Frame around every page except the sign-in: top bar, page, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const session = useSession()
  const signedIn = isSignedIn(session)
  const isAdminsStart = useLocation({
    select: ({ pathname }) => pathname === startPath(session.user) && passes(session.user, managesShop),
  })
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
          <Suspense>{isAdminsStart && <SetUpGuide />}</Suspense>
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

/** Dialog shown once after the company was changed elsewhere while this tab showed another. */
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

/** Page in the shell. */
export function Framed() {
  return (
    <Queries>
      <Shell>
        <Outlet />
      </Shell>
    </Queries>
  )
}

/** Page for a path without a route (SHELL-18). */
export function FramedNotFound() {
  return (
    <Queries>
      <Shell>
        <NotFoundPage />
      </Shell>
    </Queries>
  )
}

/** Banner with the company that the user acts for, on every page in inverted colors, with the exit (SHELL-06, PERM-04). */
function ActingBanner() {
  const { companyName } = useSession().user
  const { exit } = useActingCompany()
  return (
    <section className={styles.banner} aria-label="Acting">
      <IconBuilding size={18} stroke={1.5} aria-hidden="true" />
      <p>
        <span className={styles.words}>You are acting</span> for <strong>{companyName}</strong>
      </p>
      <button type="button" disabled={exit.isPending} onClick={() => exit.mutate()}>
        Exit<span className="visually-hidden"> {companyName}</span>
      </button>
    </section>
  )
}

/** Copyright, office hours and legal texts (SHELL-12, SHELL-37). */
function Footer() {
  const { name, contact, termsVersion } = useBrand()
  return (
    <footer className={styles.footer}>
      <span>
        © {new Date().getFullYear()} {name}
      </span>
      {contact.officeHours && <span>Office hours {contact.officeHours}</span>}
      {termsVersion !== null && <Link to="/terms">Terms of Sale</Link>}
      <Link to="/privacy-policy-text">Privacy Policy</Link>
    </footer>
  )
}

/** Registers the service worker in the built shop. Without it only offline use is lost. */
function keepShop() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/offline.js').catch(() => undefined)
}

/**
 * Moves the focus to the new page's heading, so that screen readers announce the page. A page meant for typing marks its
 * field with `data-first-focus` and gets the focus there, except on touch screens, where a keyboard would pop up.
 */
function useHeadingFocus() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const shown = useRef(path)
  const typedInto = useTypedWhileLoading()
  useEffect(() => {
    if (path === undefined || path === shown.current) return
    const isFirst = shown.current === undefined
    shown.current = path
    // An open dialog keeps the focus, and so does a field in use.
    if (document.querySelector('[role="dialog"][data-open]')) return
    if (document.activeElement === typedInto.current) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
    const target = firstField() ?? (isFirst ? null : heading)
    // The router scrolls: to the top, or on Back to the restored position.
    target?.focus({ preventScroll: true })
  }, [path, typedInto])
}

/** Last field typed into since the navigation to the next page started. */
function useTypedWhileLoading() {
  const asked = useRouterState({ select: (state) => state.location.pathname })
  const field = useRef<EventTarget>(null)
  useEffect(() => {
    field.current = null
    const remember = ({ target }: Event) => {
      field.current = target
    }
    document.addEventListener('input', remember)
    return () => document.removeEventListener('input', remember)
  }, [asked])
  return field
}

function firstField(): HTMLElement | null {
  if (!window.matchMedia('(pointer: fine)').matches) return null
  return document.querySelector<HTMLElement>('main [data-first-focus]')
}
