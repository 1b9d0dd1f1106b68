import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type FleetPump, getFleetPump } from '@volute/domain/service/fleet'
import { ApiError, failureOf, query, sentenceOf } from '../../core/api/index.ts'
import { Lookup } from '../../storefront/bom/index.ts'
import { Suspense } from 'react'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { NoticeCard } from '../../core/ui/notice-card.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { tabLink, Tabs } from '../../core/ui/tabs.tsx'
import { type PumpTab, pumpTabs } from './fleet-search-params.ts'
import { PumpHead } from './pump-head.tsx'
import { PumpHistory } from './pump-history.tsx'
import { PumpPapers } from './pump-papers.tsx'

const route = getRouteApi('/framed/signed-in/fleet/$fleetPumpId')

/** `/fleet/{id}`: a pump of the company with its parts, history and papers (FLEET-12). */
export function FleetPumpPage() {
  const { fleetPumpId } = route.useParams()
  const { tab = 'parts' } = route.useSearch()
  const { data, error, refetch } = useQuery(query(getFleetPump, { fleetPumpId }))
  return (
    <Page width="full">
      {data && (
        <>
          <PumpHead key={data.fleetPumpId} pump={data} />
          <PumpTabs open={tab} />
          <OpenTab tab={tab} pump={data} />
        </>
      )}
      {!data && !error && (
        <Card>
          <SkeletonRows rows={8} />
        </Card>
      )}
      {!data && error && <Failure failure={error} onRetry={() => void refetch()} />}
    </Page>
  )
}

const labels: Record<PumpTab, string> = { parts: 'Parts', history: 'History', papers: 'Documents' }

function PumpTabs({ open }: { open: PumpTab }) {
  return (
    <Tabs label="About this pump">
      {pumpTabs.map((tab) => (
        <Link
          key={tab}
          from="/fleet/$fleetPumpId"
          to="/fleet/$fleetPumpId"
          search={{ tab: tab === 'parts' ? undefined : tab }}
          {...tabLink(tab === open)}
        >
          {labels[tab]}
        </Link>
      ))}
    </Tabs>
  )
}

function OpenTab({ tab, pump }: { tab: PumpTab; pump: FleetPump }) {
  if (tab === 'history') return <PumpHistory pump={pump} />
  if (tab === 'papers') return <PumpPapers papers={pump.papers} />
  return (
    <Suspense
      fallback={
        <Card>
          <SkeletonRows rows={14} />
        </Card>
      }
    >
      <Lookup type="serial" identifier={pump.serialNumber} isTab />
    </Suspense>
  )
}

function Failure({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const isUnknown = failure instanceof ApiError && failure.status === 404
  if (!isUnknown) return <FailureCard page {...failureOf(failure)} onRetry={onRetry} />
  return (
    <NoticeCard page assertive title="Pump not found" action={<LinkButton to="/fleet">My Pumps</LinkButton>}>
      {sentenceOf(failure)}
    </NoticeCard>
  )
}
