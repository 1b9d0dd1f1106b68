import { companyContact, POLICY_VERSION, PRODUCT_NAME } from '@volute/domain/kernel'
import { Card } from '../ui/card.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import styles from './privacy-policy-page.module.css'

const sections = [
  [
    'What we keep',
    'Your name, email address and, if you give it, your phone number; the company you belong to; your cart, saved addresses, quotes and orders; and when you signed in and accepted this policy.',
  ],
  [
    'Why we keep it',
    'To show you the prices of your company, to deliver what you order, to answer your questions and to keep your account safe. We do not sell it and we do not use it for advertising.',
  ],
  [
    'Who sees it',
    `People of your own company as their role allows, and staff of ${PRODUCT_NAME} who prepare and ship your orders. Carriers receive the shipping address of an order.`,
  ],
  [
    'Your browser',
    'This site keeps your session, your theme and the quantity in your cart in the storage of your browser. It sets no cookies and loads nothing from other sites.',
  ],
  [
    'Your choice',
    `You may ask for a copy of your data, for its correction or for its deletion: write to ${companyContact.salesEmail}. Orders already placed are kept as long as the law asks.`,
  ],
] as const

export function PrivacyPolicyPage() {
  return (
    <Page width={1168}>
      <PageHead title="Privacy Policy">Version {POLICY_VERSION}</PageHead>
      <Card className={styles.policy}>
        {sections.map(([title, text]) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Card>
    </Page>
  )
}
