import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { catalogueMessages, formatSerialAngle, formatSerialTrim, getSerial } from '@volute/domain/catalogue'
import { formatDate, type ReplyOf } from '@volute/domain/kernel'
import type { ReactNode } from 'react'
import { query, sentenceOf } from '../../api/index.ts'
import { Card } from '../../ui/card.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Page } from '../../ui/page.tsx'
import { PartNumber } from '../../ui/part-number.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import styles from './serial-page.module.css'

const route = getRouteApi('/framed/signed-in/serial/$serialNumber')

/** The nameplate of one pump, with the way to its parts (SERIAL-01 to SERIAL-05). */
export function SerialPage() {
  const { serialNumber } = route.useParams()
  const pump = useQuery(
    query(getSerial, { serialNumber }, { fallback: catalogueMessages.searchNotFound('serial') }),
  )
  return (
    <Page width={1168}>
      {pump.isError && (
        <FailureCard page title="Pump Information" onRetry={() => void pump.refetch()}>
          {sentenceOf(pump.error)}
        </FailureCard>
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

function Pump({ pump }: { pump: ReplyOf<typeof getSerial> }) {
  const { serialNumber, copilotId, bomNumber, estimatedShipDate } = pump
  return (
    <>
      <PageHead
        title="Pump Information"
        actions={
          <LinkButton
            to="/lookup/$type/$identifier"
            params={{ type: 'serial', identifier: serialNumber }}
            look="primary"
          >
            Order Parts Online
          </LinkButton>
        }
      />
      <Card>
        <dl className={styles.rows}>
          <Row name="Serial Number">
            <PartNumber>{serialNumber}</PartNumber>
          </Row>
          <Row name="Co-Pilot ID">{copilotId ?? 'N/A'}</Row>
          <Row name="BOM Number">
            <PartNumber>{bomNumber}</PartNumber>
          </Row>
          <Row name="Description">{pump.description}</Row>
          <Row name="Pump Type">{pump.pumpType}</Row>
          <Row name="Impeller Trim">{formatSerialTrim(pump.impellerTrim)}</Row>
          <Row name="Impeller Trim Angle">{formatSerialAngle(pump.impellerTrimAngle)}</Row>
          <Row name="Estimated Ship Date">{estimatedShipDate ? formatDate(estimatedShipDate) : 'N/A'}</Row>
        </dl>
      </Card>
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
