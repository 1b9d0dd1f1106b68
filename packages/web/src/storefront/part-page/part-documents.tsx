import { documentAddress } from '@volute/domain/catalogue/bom'
import type { PartDocument } from '@volute/domain/storefront/part-page'
import { Card } from '../../core/ui/card.tsx'
import { ExternalLink } from '../../core/ui/external-link.tsx'
import styles from './part-documents.module.css'
import page from './part-page.module.css'

/** Manuals of the part's pumps; those that name it open at the page (PART-26). */
export function PartDocuments({ documents }: { documents: readonly PartDocument[] }) {
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="documents" className={page.section}>
      <h2 id="documents" className={page.title}>
        Documents
      </h2>
      <Card>
        <ul className={styles.list}>
          {documents.map(({ name, url, pages }) => (
            <li key={url}>
              <ExternalLink href={documentAddress(url)}>{name}</ExternalLink>
              {pages.length > 0 && (
                <span className={styles.pages}>
                  mentions this part on{' '}
                  {pages.map((number, index) => (
                    <span key={number}>
                      {index > 0 && ', '}
                      <ExternalLink
                        href={`${documentAddress(url)}#page=${number}`}
                        aria-label={`${name}, page ${number}, opens in a new tab`}
                      >
                        page {number}
                      </ExternalLink>
                    </span>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
