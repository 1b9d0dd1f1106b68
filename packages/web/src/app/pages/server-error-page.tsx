import { FailureCard } from '../../ui/failure-card.tsx'
import { Page } from '../../ui/page.tsx'

export function ServerErrorPage() {
  return (
    <Page width={1168}>
      <FailureCard page>Something went wrong on our side. Nothing was changed.</FailureCard>
    </Page>
  )
}
