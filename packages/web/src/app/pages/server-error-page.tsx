import { LinkButton } from '../../ui/link-button.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { Page } from '../../ui/page.tsx'

/** What is left when the server fails (SHELL-45). */
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
