import { IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { POLICY_VERSION } from '@volute/domain/kernel'
import { legalMessages, policyFiles, type privacyPolicy } from '@volute/domain/legal'
import { Card } from '../ui/card.tsx'
import { FailureCard } from '../ui/failure-card.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonRows } from '../ui/skeleton-rows.tsx'
import styles from './policy-text-page.module.css'

/** The privacy policy in plain text, and the way to its PDF (LEGAL-01). */
export function PolicyTextPage() {
  const policy = useQuery({ queryKey: ['privacy-policy'], queryFn: fetchPolicy })
  const toPdf = (
    <LinkButton
      to="/privacy-policy-viewer"
      icon={<IconFileTypePdf size={18} stroke={1.5} aria-hidden="true" />}
    >
      View as PDF
    </LinkButton>
  )
  return (
    <Page width={1168}>
      <PageHead title="Privacy Policy" actions={toPdf}>
        Version {POLICY_VERSION}
      </PageHead>
      {policy.isPending && <SkeletonRows />}
      {policy.isError && (
        <FailureCard onRetry={() => void policy.refetch()}>{legalMessages.policyFailed}</FailureCard>
      )}
      {policy.data && (
        <Card className={styles.policy}>
          {policy.data.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </Card>
      )}
    </Page>
  )
}

/** Fetches the policy's static page; only its words are read from it, never its markup. */
async function fetchPolicy({ signal }: { signal: AbortSignal }): Promise<typeof privacyPolicy> {
  const answer = await fetch(policyFiles.html, { signal })
  const sections = answer.ok ? readSections(await answer.text()) : []
  if (sections.length === 0) throw new Error(legalMessages.policyFailed)
  return sections
}

function readSections(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('section')].map((section) => ({
    title: section.querySelector('h2')?.textContent ?? '',
    text: section.querySelector('p')?.textContent ?? '',
  }))
}
