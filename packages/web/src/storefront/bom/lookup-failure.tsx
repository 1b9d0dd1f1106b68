import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { offlineMessages } from '@volute/domain/catalogue/bom'
import { partMessages, getPart } from '@volute/domain/catalogue/part'
import { formatMoment } from '@volute/domain/core/kernel'
import { searchMessages } from '@volute/domain/storefront/search'
import { ApiError, failureOf, listCopies, NetworkError, query, sentenceOf } from '../../core/api/index.ts'
import { order } from '../../catalogue/part/index.ts'
import { NearestNumbers, searchTypeLabel } from '../search/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import links from '../../core/ui/link-list.module.css'
import { NoticeCard } from '../../core/ui/notice-card.tsx'
import styles from './lookup-failure.module.css'
import type { LookupPlace } from './lookup-query.ts'

interface LookupFailureProps {
  place: LookupPlace
  failure: Error
  onRetry: () => void
}

/**
 * Message for a failed look-up: an unknown number, or a server failure with a retry. Offline it lists the look-ups saved on
 * this device.
 */
export function LookupFailure({ place, failure, onRetry }: LookupFailureProps) {
  const kept = useSavedLookups()
  const isUnknown = failure instanceof ApiError && failure.status === 404
  if (kept === undefined) return null
  const isOffline = failure instanceof NetworkError && (kept.length > 0 || !navigator.onLine)
  return (
    <div className={styles.failure}>
      {isOffline ? (
        <>
          <FailureCard page title={offlineMessages.notSavedTitle} onRetry={onRetry}>
            {offlineMessages.notSaved}
          </FailureCard>
          {kept.length > 0 && <SavedLookups of={kept} />}
        </>
      ) : isUnknown ? (
        <UnknownNumber place={place} sentence={sentenceOf(failure)} />
      ) : (
        <FailureCard page {...failureOf(failure)} onRetry={onRetry} />
      )}
    </div>
  )
}

/**
 * Not-found message: for a serial number, that it is unknown; otherwise the 'Part Not Sellable.' page (LOOKUP-21). Both
 * offer the nearest.
 */
function UnknownNumber({ place: { type, identifier }, sentence }: { place: LookupPlace; sentence: string }) {
  return (
    <>
      {type === 'serial' ? (
        <NoticeCard
          page
          assertive
          title={`Serial Number ${identifier}`}
          action={<Button onClick={order.start}>Search again</Button>}
        >
          {searchMessages.searchNotFound(type)}
        </NoticeCard>
      ) : (
        <>
          <Alert assertive>{sentence}</Alert>
          <PartNotSellable />
        </>
      )}
      <NearestNumbers type={type} identifier={identifier} />
    </>
  )
}

/** The 'Part Not Sellable.' page (SHELL-47). */
function PartNotSellable() {
  return (
    <NoticeCard
      page
      title={partMessages.partNotSellableTitle}
      action={<Button onClick={order.start}>Search again</Button>}
    >
      {partMessages.partNotSellable}
    </NoticeCard>
  )
}

/** Part without child parts: offered for order as it is, or shown as not sellable. */
export function LonePart({ partNumber }: { partNumber: string }) {
  const { data, error, refetch } = useQuery(query(getPart, { partNumber }))
  if (error && !data) return <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />
  if (!data) return null
  if (!data.isSellable) return <PartNotSellable />
  return (
    <NoticeCard
      page
      title={data.description}
      action={
        <Button
          look="primary"
          onPointerEnter={order.prepare}
          onFocus={order.prepare}
          onClick={() => order.showPart(data)}
        >
          Order this part
        </Button>
      }
    >
      <span className="mono">{data.partNumber}</span> has no parts list.
    </NoticeCard>
  )
}

/** Look-ups saved on this device for the current person and company, latest first. */
function useSavedLookups() {
  const options = { networkMode: 'always', staleTime: 0, gcTime: 0 } as const
  return useQuery({ queryKey: ['saved-lookups'], queryFn: listCopies, ...options }).data
}

/** Links to the look-ups saved on this device. */
function SavedLookups({ of }: { of: NonNullable<ReturnType<typeof useSavedLookups>> }) {
  return (
    <Card>
      <h2 className={links.title}>{offlineMessages.savedLookups}</h2>
      <ul className={links.list}>
        {of.map(({ name, type, identifier, savedAt }) => (
          <li key={name}>
            <Link to="/lookup/$type/$identifier" params={{ type, identifier }} className={links.link}>
              <span className="mono">{identifier}</span>
              <span className={styles.type}>{searchTypeLabel(type)}</span>
              <span className={styles.moment}>{formatMoment(new Date(savedAt).toISOString())}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
