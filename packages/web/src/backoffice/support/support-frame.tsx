import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Card } from '../../core/ui/card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import tabs from '../../core/ui/tabs.module.css'
import { Tabs } from '../../core/ui/tabs.tsx'
import styles from './support-frame.module.css'

const places = [
  { to: '/manage/support', label: 'Search' },
  { to: '/manage/support/mails', label: 'Mails' },
  { to: '/manage/support/jobs', label: 'Jobs' },
  { to: '/manage/support/requests', label: 'Requests' },
  { to: '/manage/support/audit', label: 'Audit' },
] as const

interface SupportFrameProps {
  title: string
  count?: number | undefined
  isMore?: boolean | undefined
  actions?: ReactNode
  children: ReactNode
}

/** Page of the support desk, with tabs for the others. */
export function SupportFrame({ children, ...head }: SupportFrameProps) {
  return (
    <Page width={1168}>
      <PageHead {...head} />
      <Tabs label="Support">
        {places.map(({ to, label }) => (
          <Link key={to} to={to} className={tabs.tab} activeOptions={{ exact: true, includeSearch: false }}>
            {label}
          </Link>
        ))}
      </Tabs>
      {children}
    </Page>
  )
}

/** Titled section of a page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <Card>{children}</Card>
    </section>
  )
}

/** Text of an empty section. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>
}
