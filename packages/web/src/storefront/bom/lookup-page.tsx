import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { builtImpellerOf } from '@volute/domain/buying/cart'
import { type getLookup, isFlatList, replacingOf } from '@volute/domain/catalogue/bom'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { useMemo } from 'react'
import { rowOrdersOf, useSetPagePump, useHasDrawing } from '../../catalogue/part/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import styles from './bom-view.module.css'
import { BomView } from './bom-view.tsx'
import { CopyMark, useFollowConnection, useKeepLookup } from './saved-copy.tsx'
import { LonePart, LookupFailure } from './lookup-failure.tsx'
import { LookupHead } from './lookup-head.tsx'
import { type LookupPlace, lookupQuery } from './lookup-query.ts'
import { ListSkeleton } from './parts-list/list-head.tsx'
import { Splitter } from './splitter.tsx'
import { PrintFoot, PrintHead, usePrint } from './print-sheet.tsx'
import { usePumpState } from './use-pump-state.ts'

const route = getRouteApi('/framed/signed-in/lookup/$type/$identifier')

/** Pump or BOM with its drawing and parts list (LOOKUP-01 to LOOKUP-21). */
export function LookupPage() {
  return (
    <Page width="full">
      <Lookup {...route.useParams()} />
    </Page>
  )
}

/** Look-up without its page; as a tab of a pump's page it has no heading of its own. */
export function Lookup({ type, identifier, isTab = false }: LookupPlace & { isTab?: boolean }) {
  const { data: shown, error, refetch } = useQuery(lookupQuery({ type, identifier }))
  const data = shown?.lookup
  const savedAt = shown?.savedAt ?? null
  const topDrawing = useHasDrawing(data?.bom.partNumber, 'exploded')
  const isLonePart = type === 'part' && data?.bom.parts.length === 0
  useKeepLookup({ type, identifier }, shown)
  useFollowConnection(savedAt !== null, refetch)
  return (
    <>
      {error && !data && (
        <LookupFailure place={{ type, identifier }} failure={error} onRetry={() => void refetch()} />
      )}
      {!error && (!data || topDrawing.isPending) && <BomSkeleton />}
      {isLonePart && <LonePart partNumber={data.bom.partNumber} />}
      {data && !isLonePart && !topDrawing.isPending && (
        <div className={styles.bom}>
          {savedAt !== null && <CopyMark savedAt={savedAt} />}
          <FoundBom
            key={`${type} ${identifier}`}
            lookup={data}
            savedAt={savedAt}
            isSerial={type === 'serial'}
            isTab={isTab}
            // If the request failed, the drawing may exist.
            hasTopDrawing={topDrawing.data !== false}
          />
        </div>
      )}
    </>
  )
}

interface FoundBomProps {
  isTab: boolean
  lookup: ReplyOf<typeof getLookup>
  savedAt: number | null
  isSerial: boolean
  hasTopDrawing: boolean
}

function FoundBom({ lookup, savedAt, isSerial, isTab, hasTopDrawing }: FoundBomProps) {
  const built = useMemo(() => builtImpellerOf(lookup), [lookup])
  useSetPagePump(lookup.pumpId, lookup.serialNumber, built)
  const { printed, isPreparing, print } = usePrint()
  const isFlat = isFlatList({ hasTopDrawing, forceNested: lookup.forceNestedBom })
  const isCopy = savedAt !== null
  const pump = usePumpState(lookup, isSerial && !isCopy)
  const replacing = useMemo(() => replacingOf(lookup), [lookup])
  const orders = rowOrdersOf(pump.shownOf, { built, replacing })
  const bom = useMemo(() => ({ ...lookup.bom, parts: pump.lines }), [lookup.bom, pump.lines])
  return (
    <>
      <LookupHead
        lookup={lookup}
        pump={pump}
        isSerial={isSerial}
        isTab={isTab}
        isCopy={isCopy}
        isFlat={isFlat}
        isPreparingPrint={isPreparing}
        onPrint={() => print('bom')}
      />
      {printed && <PrintHead {...{ lookup: { ...lookup, bom }, pump, isSerial, isFlat, savedAt }} />}
      <BomView
        bom={bom}
        pump={pump}
        forceNested={lookup.forceNestedBom}
        orders={orders}
        hasTopDrawing={hasTopDrawing}
        isCopy={isCopy}
        printed={printed}
        onPrintDrawing={() => print('drawing')}
      />
      {printed && <PrintFoot lookup={lookup} isSerial={isSerial} />}
    </>
  )
}

/** Placeholders of drawing and parts list while they load. */
function BomSkeleton() {
  return (
    <div className={joinClasses(styles.bom, styles.coming)}>
      <div className={styles.view}>
        <div className={styles.comingDrawing}>
          <Card />
        </div>
        <Splitter />
        <ListSkeleton>
          <SkeletonRows rows={14} />
        </ListSkeleton>
      </div>
    </div>
  )
}
