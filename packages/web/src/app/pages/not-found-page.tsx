import { LinkButton } from '../../ui/link-button.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { Page } from '../../ui/page.tsx'

export function NotFoundPage() {
  return (
    <Page width={1168}>
      <NoticeCard page title="Page Not Found" action={<LinkButton to="/">Return to Dashboard</LinkButton>}>
        Sorry! The page you are looking for was not found.
      </NoticeCard>
    </Page>
  )
}
