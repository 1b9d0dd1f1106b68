import { Page } from '../../core/ui/page.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { FindPart } from './find-part.tsx'

/** First page of the provider's people who have no permission beyond look-ups (OQ-99). */
export function StartPage() {
  return (
    <Page width={1168}>
      <PageHead title="Dashboard" />
      <FindPart />
    </Page>
  )
}
