import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type getLookup, isFlatList } from '@volute/domain/bom'
import type { ReplyOf } from '@volute/domain/kernel'
import { useHasDrawing } from '../part/index.ts'
import { Card } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Page } from '../ui/page.tsx'
import { SkeletonRows } from '../ui/skeleton-rows.tsx'
import styles from './bom-view.module.css'
import { BomView } from './bom-view.tsx'
import { CopyMark, useFollowConnection, useKeepLookup } from './kept-copy.tsx'
import { LonePart, LookupFailure } from './lookup-failure.tsx'
import { LookupHead } from './lookup-head.tsx'
import { lookupQuery } from './lookup-query.ts'
import { ListSkeleton } from './parts-list/list-head.tsx'
import { Splitter } from './splitter.tsx'
import { PrintFoot, PrintHead, usePrint } from './print-sheet.tsx'

const route = getRouteApi('/framed/signed-in/lookup/$type/$identifier')

/** A pump or BOM with its drawing and its parts list (LOOKUP-01 to LOOKUP-21). */
export function LookupPage() {
  const { type, identifier } = route.useParams()
  const { data: shown, error, refetch } = useQuery(lookupQuery({ type, identifier }))
  const data = shown?.lookup
  const keptAt = shown?.keptAt ?? null
  const topDrawing = useHasDrawing(data?.bom.partNumber, 'exploded')
  const isLonePart = type === 'part' && data?.bom.parts.length === 0
  useKeepLookup({ type, identifier }, shown)
  useFollowConnection(keptAt !== null, refetch)
  return (
    <Page width="full">
      {error && !data && (
        <LookupFailure place={{ type, identifier }} failure={error} onRetry={() => void refetch()} />
      )}
      {!error && (!data || topDrawing.isPending) && <BomSkeleton />}
      {isLonePart && <LonePart partNumber={data.bom.partNumber} />}
      {data && !isLonePart && !topDrawing.isPending && (
        <div className={styles.bom}>
          {keptAt !== null && <CopyMark keptAt={keptAt} />}
          <FoundBom
            key={`${type} ${identifier}`}
            lookup={data}
            keptAt={keptAt}
            isSerial={type === 'serial'}
            // If the request failed, the drawing may exist.
            hasTopDrawing={topDrawing.data !== false}
          />
        </div>
      )}
    </Page>
  )
}

interface FoundBomProps {
  lookup: ReplyOf<typeof getLookup>
  keptAt: number | null
  isSerial: boolean
  hasTopDrawing: boolean
}

function FoundBom({ lookup, keptAt, isSerial, hasTopDrawing }: FoundBomProps) {
  const { printed, isPreparing, print } = usePrint()
  const isFlat = isFlatList({ hasTopDrawing, forceNested: lookup.forceNestedBom })
  return (
    <>
      <LookupHead
        lookup={lookup}
        isSerial={isSerial}
        isCopy={keptAt !== null}
        isPreparingPrint={isPreparing}
        onPrint={() => print('bom')}
      />
      {printed && <PrintHead {...{ lookup, isSerial, isFlat, keptAt }} />}
      <BomView
        bom={lookup.bom}
        forceNested={lookup.forceNestedBom}
        trim={lookup.trim}
        hasTopDrawing={hasTopDrawing}
        isCopy={keptAt !== null}
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
