import { Link } from '@tanstack/react-router'
import { partMessages, type getWhereUsed, type Replacement } from '@volute/domain/catalogue/part'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { ApiError, sentenceOf } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { PartFacts } from './part-facts.tsx'
import { Superseded } from './superseded.tsx'
import { order } from './ordering.ts'
import styles from './part-page.module.css'
import { type Places, usePlaces, WhereUsed } from './where-used.tsx'

/** Page of one part: its price, its replacement, and the BOMs and pumps that contain it (E69). */
export function PartPage() {
  const places = usePlaces()
  const { data, error } = places
  const part = data?.part
  return (
    <Page width={1168}>
      <PageHead
        title={`${partMessages.partTitle} ${part?.partNumber ?? places.partNumber}`}
        actions={
          part?.isSellable && (
            <Button look="primary" onClick={() => order.showPart(part)}>
              Order
            </Button>
          )
        }
      >
        {part ? part.description : !error && '\u00a0'}
      </PageHead>
      {data && <FoundPart found={data} places={places} />}
      {!data && error && <Failure failure={error} onRetry={places.retry} />}
      {!data && !error && (
        <Card>
          <SkeletonRows rows={8} />
        </Card>
      )}
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

function FoundPart({ found, places }: { found: ReplyOf<typeof getWhereUsed>; places: Places }) {
  const { part, replaces } = found
  return (
    <>
      <div className={styles.facts}>
        <Superseded part={part} known={{ quantity: '1' }} />
        {!part.isSellable && !part.replacedBy && <p>{partMessages.notSold}</p>}
        <PartFacts part={part} />
        {replaces.length > 0 && <Replaces parts={replaces} />}
      </div>
      <WhereUsed found={found} places={places} />
    </>
  )
}

function Replaces({ parts }: { parts: readonly Replacement[] }) {
  return (
    <p>
      Replaces{' '}
      {parts.map(({ partNumber, description }, index) => (
        <span key={partNumber}>
          {index > 0 && ', '}
          <Link to="/part/$partNumber" params={{ partNumber }} className="mono" title={description}>
            {partNumber}
          </Link>
        </span>
      ))}
    </p>
  )
}
