import { IconAlignLeft } from '@tabler/icons-react'
import { policyFiles } from '@volute/domain/core/brand'
import { Card } from '../../core/ui/card.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { useBrand } from '../../core/ui/shop-brand.ts'
import styles from './policy-viewer-page.module.css'

/** Privacy policy as a PDF in the browser's own viewer, with a link to its text (LEGAL-01). */
export function PolicyViewerPage() {
  const { policyVersion } = useBrand()
  const toText = (
    <LinkButton to="/privacy-policy-text" icon={<IconAlignLeft size={18} stroke={1.5} aria-hidden="true" />}>
      View as Text
    </LinkButton>
  )
  return (
    <Page width={1168}>
      <PageHead title="Privacy Policy" actions={toText}>
        Version {policyVersion} ·{' '}
        <a href={policyFiles.pdf} download>
          Download the PDF
        </a>
      </PageHead>
      <Card className={styles.frame}>
        <object
          className={styles.viewer}
          data={policyFiles.pdf}
          type="application/pdf"
          aria-label="Privacy Policy as PDF"
        >
          <p className={styles.fallback}>
            This browser can’t show a PDF on a page. Download it, or read the text.
          </p>
        </object>
      </Card>
    </Page>
  )
}
