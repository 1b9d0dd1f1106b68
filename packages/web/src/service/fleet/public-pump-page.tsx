import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { findScanned, fleetMessages, getPublicPump } from '@volute/domain/service/fleet'
import { type ReplyOf, telAddress } from '@volute/domain/core/kernel'
import {
  ApiError,
  failureOf,
  isSignedIn,
  query,
  rememberPath,
  sentenceOf,
  useSession,
} from '../../core/api/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { documentAddress } from '@volute/domain/catalogue/bom'
import { ExternalLink } from '../../core/ui/external-link.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { NoticeCard } from '../../core/ui/notice-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import styles from './public-pump-page.module.css'

const route = getRouteApi('/framed/p/$serialNumber')

/** `/p/{serial}`, the target of a label: facts for everybody, and the pump itself for signed-in people (FLEET-23). */
export function PublicPumpPage() {
  const { serialNumber } = route.useParams()
  const session = useSession()
  return (
    <Page width={1168}>
      {isSignedIn(session) ? <Onward serialNumber={serialNumber} /> : <Facts serialNumber={serialNumber} />}
    </Page>
  )
}

/** Redirects to the company's own page of the pump, or else to its serial number's page. */
function Onward({ serialNumber }: { serialNumber: string }) {
  const { data, error, refetch } = useQuery(query(findScanned, { serialNumbers: [serialNumber] }))
  if (!data) return <Waiting serialNumber={serialNumber} failure={error} onRetry={() => void refetch()} />
  const { pump } = data
  if (!pump) return <Unknown serialNumber={serialNumber} sentence={fleetMessages.pumpNotFound} />
  if (pump.fleetPumpId === null)
    return <Navigate replace to="/serial/$serialNumber" params={{ serialNumber: pump.serialNumber }} />
  return <Navigate replace to="/fleet/$fleetPumpId" params={{ fleetPumpId: String(pump.fleetPumpId) }} />
}

function Facts({ serialNumber }: { serialNumber: string }) {
  const { data, error, refetch } = useQuery(query(getPublicPump, { serialNumber }))
  if (data) return <Pump pump={data} />
  return <Waiting serialNumber={serialNumber} failure={error} onRetry={() => void refetch()} />
}

interface WaitingProps {
  serialNumber: string
  failure: Error | null
  onRetry: () => void
}

function Waiting({ serialNumber, failure, onRetry }: WaitingProps) {
  if (!failure)
    return (
      <Card>
        <SkeletonRows rows={3} />
      </Card>
    )
  if (failure instanceof ApiError && failure.status === 404)
    return <Unknown serialNumber={serialNumber} sentence={sentenceOf(failure)} />
  return <FailureCard page {...failureOf(failure)} onRetry={onRetry} />
}

/** A shop may hide its labels' facts from the public: signing in shows the pump. */
function Unknown({ serialNumber, sentence }: { serialNumber: string; sentence: string }) {
  const isOut = !isSignedIn(useSession())
  return (
    <NoticeCard
      page
      assertive
      title={`Pump ${serialNumber}`}
      action={
        isOut ? (
          <SignIn serialNumber={serialNumber} />
        ) : (
          <LinkButton to="/serial">Enter another number</LinkButton>
        )
      }
    >
      {sentence}
    </NoticeCard>
  )
}

function Pump({ pump }: { pump: ReplyOf<typeof getPublicPump> }) {
  const { serialNumber, model, phone, manuals = [] } = pump
  return (
    <div className={styles.pump}>
      <PageHead title={model ? `Pump Model ${model}` : `Pump ${serialNumber}`} />
      <Card>
        <div className={styles.facts}>
          <dl>
            <dt>Serial Number</dt>
            <dd className="mono">{serialNumber}</dd>
            {phone && (
              <>
                <dt>Questions?</dt>
                <dd>
                  <a href={telAddress(phone)}>{phone}</a>
                </dd>
              </>
            )}
            {manuals.map(({ name, url }) => (
              <div key={url}>
                <dt>Manual</dt>
                <dd>
                  <ExternalLink href={documentAddress(url)}>{name}</ExternalLink>
                </dd>
              </div>
            ))}
          </dl>
          <SignIn serialNumber={serialNumber} />
        </div>
      </Card>
    </div>
  )
}

/** Sign-in that continues to the pump. */
function SignIn({ serialNumber }: { serialNumber: string }) {
  const pathname = `/p/${encodeURIComponent(serialNumber)}`
  return (
    <LinkButton to="/login" look="primary" onClick={() => rememberPath({ pathname, searchStr: '' })}>
      Sign in for parts
    </LinkButton>
  )
}
