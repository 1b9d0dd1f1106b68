import { Page } from '../../core/ui/page.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { FindPart } from './find-part.tsx'

/** The first page of the provider's people who may look things up and nothing else (OQ-99). */
export function StartPage() {
  return (
    <Page width={1168}>
      <PageHead title="Dashboard" />
      <FindPart />
    </Page>
  )
}
