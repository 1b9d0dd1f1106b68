import type { ErrorComponentProps } from '@tanstack/react-router'
import { FailureCard } from '../core/ui/failure-card.tsx'
import { LinkButton } from '../core/ui/link-button.tsx'
import { NoticeCard } from '../core/ui/notice-card.tsx'
import { Page } from '../core/ui/page.tsx'

/** Page for an unknown path (SHELL-18, SHELL-44). */
export function NotFoundPage() {
  return (
    <Page width={1168}>
      <NoticeCard page title="Page Not Found" action={<LinkButton to="/">Return to Dashboard</LinkButton>}>
        Sorry! The page you are looking for was not found.
      </NoticeCard>
    </Page>
  )
}

/** Page of a server failure (SHELL-45). */
export function ServerErrorPage() {
  return (
    <Page width={1168}>
      <NoticeCard
        page
        assertive
        title="Internal Server Error"
        action={<LinkButton to="/">Return to Dashboard</LinkButton>}
      >
        Something went wrong on our side. Nothing was changed.
      </NoticeCard>
    </Page>
  )
}

/** Page for an error while rendering (SHELL-46). */
export function UnexpectedErrorPage({ reset }: ErrorComponentProps) {
  return (
    <Page width={1168}>
      <FailureCard page title="Unexpected Application Error!" onRetry={reset}>
        This page could not be shown. What you have saved is safe.
      </FailureCard>
    </Page>
  )
}
