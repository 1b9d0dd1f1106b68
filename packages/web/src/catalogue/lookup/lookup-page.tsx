import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type getLookup, isFlatList } from '@volute/domain/catalogue'
import type { ReplyOf } from '@volute/domain/kernel'
import { Page } from '../../ui/page.tsx'
import { useHasDrawing } from '../drawing/use-drawing.ts'
import { CopyMark } from '../kept/copy-mark.tsx'
import { useFollowConnection } from '../kept/use-follow-connection.ts'
import { useKeepLookup } from '../kept/use-keep-lookup.ts'
import { OrderHold } from '../search/order-hold.tsx'
import { BomSkeleton } from './bom-skeleton.tsx'
import { BomView } from './bom-view.tsx'
import { LonePart } from './lone-part.tsx'
import { LookupFailure } from './lookup-failure.tsx'
import { LookupHead } from './lookup-head.tsx'
import { lookupQuery } from './lookup-query.ts'
import { PrintFoot, PrintHead } from './print-sheet.tsx'
import { usePrint } from './use-print.ts'

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
      {error && !data && <LookupFailure failure={error} onRetry={() => void refetch()} />}
      {!error && (!data || topDrawing.isPending) && <BomSkeleton />}
      {isLonePart && <LonePart partNumber={data.bom.partNumber} />}
      {data && !isLonePart && !topDrawing.isPending && (
        <OrderHold isOn={keptAt !== null}>
          {keptAt !== null && <CopyMark keptAt={keptAt} />}
          <FoundBom
            key={`${type} ${identifier}`}
            lookup={data}
            keptAt={keptAt}
            isSerial={type === 'serial'}
            // A drawing that could not be asked for may be there.
            hasTopDrawing={topDrawing.data !== false}
          />
        </OrderHold>
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
        isPreparingPrint={isPreparing}
        onPrint={() => print('bom')}
      />
      {printed && <PrintHead {...{ lookup, isSerial, isFlat, keptAt }} />}
      <BomView
        bom={lookup.bom}
        forceNested={lookup.forceNestedBom}
        hasTopDrawing={hasTopDrawing}
        printed={printed}
        onPrintDrawing={() => print('drawing')}
      />
      {printed && <PrintFoot lookup={lookup} isSerial={isSerial} />}
    </>
  )
}
