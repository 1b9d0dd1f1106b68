import type { ErrorComponentProps } from '@tanstack/react-router'
import { FailureCard } from '../../ui/failure-card.tsx'
import { Page } from '../../ui/page.tsx'

/** What is left when a page breaks (SHELL-46). */
export function UnexpectedErrorPage({ reset }: ErrorComponentProps) {
  return (
    <Page width={1168}>
      <FailureCard page title="Unexpected Application Error!" onRetry={reset}>
        This page could not be shown. What you have saved is safe.
      </FailureCard>
    </Page>
  )
}
