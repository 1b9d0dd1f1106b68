import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { formatSerialAngle, formatSerialTrim } from '@volute/domain/catalogue/part'
import { getSerial } from '@volute/domain/catalogue/serial'
import { formatDate, type ReplyOf } from '@volute/domain/core/kernel'
import type { ReactNode } from 'react'
import { ApiError, failureOf, query, sentenceOf } from '../../core/api/index.ts'
import { NearestNumbers } from '../search/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { NoticeCard } from '../../core/ui/notice-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { CopiedNumber } from '../../core/ui/part-number.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { PumpLinks } from './pump-links.tsx'
import styles from './serial-page.module.css'

const route = getRouteApi('/framed/signed-in/serial/$serialNumber')

/** Nameplate of one pump, with links to its papers and parts (SERIAL-01 to SERIAL-05). */
export function SerialPage() {
  const { serialNumber } = route.useParams()
  const pump = useQuery(query(getSerial, { serialNumber }))
  return (
    <Page width={1168}>
      {pump.isError && !pump.data && (
        <Failure failure={pump.error} serialNumber={serialNumber} onRetry={() => void pump.refetch()} />
      )}
      {pump.isPending && (
        <Card>
          <SkeletonRows rows={8} />
        </Card>
      )}
      {pump.data && <Pump pump={pump.data} />}
    </Page>
  )
}

interface FailureProps {
  failure: Error
  serialNumber: string
  onRetry: () => void
}

/** Error screen. An unknown number offers to enter another; any other failure offers a retry (SERIAL-05). */
function Failure({ failure, serialNumber, onRetry }: FailureProps) {
  const isUnknown = failure instanceof ApiError && failure.status === 404
  if (!isUnknown) return <FailureCard page {...failureOf(failure)} onRetry={onRetry} />
  return (
    <div className={styles.unknown}>
      <NoticeCard
        page
        assertive
        title={`Serial Number ${serialNumber}`}
        action={<LinkButton to="/serial">Enter another number</LinkButton>}
      >
        {sentenceOf(failure)}
      </NoticeCard>
      <NearestNumbers type="serial" identifier={serialNumber} toNameplate />
    </div>
  )
}

function Pump({ pump }: { pump: ReplyOf<typeof getSerial> }) {
  const { serialNumber, copilotId, bomNumber, estimatedShipDate } = pump
  return (
    <>
      <PageHead title="Pump Information" />
      <div className={styles.pump}>
        <Card>
          <dl className={styles.rows}>
            <Row name="Serial Number">
              <CopiedNumber>{serialNumber}</CopiedNumber>
            </Row>
            <Row name="Co-Pilot ID">{copilotId ? <span className="mono">{copilotId}</span> : 'N/A'}</Row>
            <Row name="BOM Number">
              <CopiedNumber>{bomNumber}</CopiedNumber>
            </Row>
            <Row name="Description">{pump.description}</Row>
            <Row name="Pump Type">{pump.pumpType || 'N/A'}</Row>
            <Row name="Impeller Trim">{formatSerialTrim(pump.impellerTrim)}</Row>
            <Row name="Impeller Trim Angle">{formatSerialAngle(pump.impellerTrimAngle)}</Row>
            <Row name="Estimated Ship Date">{estimatedShipDate ? formatDate(estimatedShipDate) : 'N/A'}</Row>
          </dl>
          <p className={styles.changes}>
            <Link to="/serial/$serialNumber/changes" params={{ serialNumber }}>
              Changes since shipped
            </Link>
          </p>
        </Card>
        <PumpLinks pump={pump} />
      </div>
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
