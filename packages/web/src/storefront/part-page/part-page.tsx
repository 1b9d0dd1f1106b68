import { useQuery } from '@tanstack/react-query'
import { partMessages, type getWhereUsed } from '@volute/domain/catalogue/part'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { getPartPage } from '@volute/domain/storefront/part-page'
import { Suspense } from 'react'
import { PartOrderForm } from '../../buying/cart/index.ts'
import { PartFacts, PartPicture, Superseded } from '../../catalogue/part/index.ts'
import { ApiError, query, sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Card } from '../../core/ui/card.tsx'
import { CopyButton } from '../../core/ui/copy-button.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { Alternates } from './alternates.tsx'
import { LastBought, Replaces } from './part-history.tsx'
import { PartDocuments } from './part-documents.tsx'
import styles from './part-page.module.css'
import { PartStock } from './part-stock.tsx'
import { type Places, usePlaces, WhereUsed } from './where-used.tsx'

/** Page of one part: its picture, prices, form, stock, alternates, manuals, and the pumps that contain it (PART-24). */
export function PartPage() {
  const places = usePlaces()
  const { data, error } = places
  const part = data?.part
  const partNumber = part?.partNumber ?? places.partNumber
  return (
    <Page width={1168}>
      <PageHead title={`${partMessages.partTitle} ${partNumber}`}>
        {part ? (
          <span className={styles.below}>
            {part.description} · {part.unitName} <CopyButton text={partNumber} of="part number" />
          </span>
        ) : (
          !error && '\u00a0'
        )}
      </PageHead>
      {data && <FoundPart key={partNumber} found={data} places={places} />}
      {!data && error && <Failure failure={error} onRetry={places.retry} />}
      {!data && !error && <Loading rows={12} />}
    </Page>
  )
}

/** Error of the page; offers a retry only for a server failure. */
function Failure({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const mayPass = failure instanceof ApiError && failure.status >= 500
  return (
    <FailureCard title={sentenceOf(failure)} {...(mayPass && { onRetry })}>
      {mayPass ? partMessages.comeBack : partMessages.checkNumber}
    </FailureCard>
  )
}

function Loading({ rows }: { rows: number }) {
  return (
    <Card>
      <SkeletonRows rows={rows} />
    </Card>
  )
}

type Found = ReplyOf<typeof getWhereUsed>

function FoundPart({ found, places }: { found: Found; places: Places }) {
  const { part, replaces } = found
  const details = useQuery(query(getPartPage, { partNumber: part.partNumber }))
  return (
    <>
      <div className={styles.top}>
        <Card className={styles.picture}>
          <PartPicture part={part} size={144} />
        </Card>
        <div className={styles.order}>
          <Superseded part={part} known={{ quantity: '1' }} />
          {!part.isSellable && !part.replacedBy && <p>{partMessages.notSold}</p>}
          {part.isSellable ? (
            <Suspense fallback={<Loading rows={7} />}>
              <Card>
                <PartOrderForm part={part} />
              </Card>
            </Suspense>
          ) : (
            <PartFacts part={part} />
          )}
          {replaces.length > 0 && <Replaces parts={replaces} />}
          {details.data?.lastBought && <LastBought bought={details.data.lastBought} unit={part.unitName} />}
        </div>
        <PartStock partNumber={part.partNumber} />
      </div>
      {details.isPending && <Loading rows={4} />}
      {details.error && <Alert>{sentenceOf(details.error)}</Alert>}
      {details.data && <Alternates alternates={details.data.alternates} of={part.partNumber} />}
      {details.data && <PartDocuments documents={details.data.documents} />}
      {!details.isPending && <WhereUsed found={found} places={places} />}
    </>
  )
}
