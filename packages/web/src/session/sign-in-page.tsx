import { Link, useLocation } from '@tanstack/react-router'
import { messages, PRODUCT_NAME } from '@volute/domain/kernel'
import { sessionMessages } from '@volute/domain/session'
import { Alert } from '../ui/alert.tsx'
import { Logo } from '../ui/logo.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { SignInForm } from './sign-in-form.tsx'
import section from './pump-section.svg'
import styles from './sign-in-page.module.css'

const reasons: Record<string, string> = {
  '/login/auth': sessionMessages.signedOut,
  '/login/policy-rejected': messages.policyRequired,
}

const year = new Date().getFullYear()

/** Signing in, beside the section of a pump; under its sub-paths with the reason why it is needed. */
export function SignInPage() {
  usePageTitle('Sign in')
  const reason = reasons[useLocation({ select: (location) => location.pathname })]
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <Logo name={PRODUCT_NAME} />
        <main className={styles.main}>
          <h1>Sign in</h1>
          <p className={styles.lead}>Parts, drawings and prices for your pumps.</p>
          {reason && <Alert assertive>{reason}</Alert>}
          <SignInForm />
        </main>
        <footer className={styles.foot}>
          <span>
            © {year} {PRODUCT_NAME}
          </span>
          <Link to="/privacy-policy-text">Privacy Policy</Link>
        </footer>
      </div>
      <div className={styles.drawing} aria-hidden="true">
        <svg viewBox="-240 -570 1060 970" className={styles.section}>
          <use href={`${section}#section`} />
        </svg>
        <TitleBlock />
      </div>
    </div>
  )
}

function TitleBlock() {
  const cells = [
    ['Drawing', 'D7232'],
    ['Title', 'End-suction pump 4x3-10, section'],
    ['Dimensions', 'inches'],
    ['Since', '1946'],
  ]
  return (
    <dl className={styles.titleBlock}>
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
