import { IconFileTypePdf } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import type { LegalKind } from '@volute/domain/core/brand'
import type { ReactNode } from 'react'
import { LegalSections, useLegalText, versionLine } from '../../people/session/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import styles from './policy-text-page.module.css'

/** Privacy policy as text, with a link to its PDF (LEGAL-01). */
export function PolicyTextPage() {
  const toPdf = (
    <LinkButton
      to="/privacy-policy-viewer"
      icon={<IconFileTypePdf size={18} stroke={1.5} aria-hidden="true" />}
    >
      View as PDF
    </LinkButton>
  )
  return <LegalTextPage kind="privacy" title="Privacy Policy" actions={toPdf} />
}

/** `/terms`: the terms of sale that an order agrees to. */
export function TermsPage() {
  return <LegalTextPage kind="terms" title="Terms of Sale" />
}

interface LegalTextPageProps {
  kind: LegalKind
  title: string
  actions?: ReactNode
}

/** Legal text in force, or with `?version=2` the version that somebody agreed to. */
function LegalTextPage({ kind, title, actions }: LegalTextPageProps) {
  const { version } = useSearch({ strict: false })
  const text = useLegalText(kind, version)
  return (
    <Page width={1168}>
      <PageHead title={title} actions={actions}>
        {text.data && versionLine(text.data)}
      </PageHead>
      <Card className={styles.policy}>
        <LegalSections text={text} heading="h2" />
      </Card>
    </Page>
  )
}
