import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { catalogueMessages, getLookup, isFlatList } from '@volute/domain/catalogue'
import { query } from '../../api/index.ts'
import { Page } from '../../ui/page.tsx'
import { useHasDrawing } from '../drawing/use-drawing.ts'
import { BomSkeleton } from './bom-skeleton.tsx'
import { BomView } from './bom-view.tsx'
import { LookupFailure } from './lookup-failure.tsx'
import { LookupHead } from './lookup-head.tsx'
import { PrintFoot, PrintHead } from './print-sheet.tsx'
import { usePrint } from './use-print.ts'

const route = getRouteApi('/framed/signed-in/lookup/$type/$identifier')

/** A pump or BOM with its drawing and its parts list (LOOKUP-01 to LOOKUP-21). */
export function LookupPage() {
  const { type, identifier } = route.useParams()
  const { data, error, refetch } = useQuery(
    query(getLookup, { type, identifier }, { fallback: catalogueMessages.lookupFailed }),
  )
  const isSerial = type === 'serial'
  const { printed, isPreparing, print } = usePrint()
  const topDrawing = useHasDrawing(data?.bom.partNumber, 'exploded')
  // A drawing that could not be asked for may be there.
  const hasTopDrawing = topDrawing.data !== false
  const isFlat = isFlatList({ hasTopDrawing, forceNested: data?.forceNestedBom === true })
  return (
    <Page width="full">
      {error && !data && <LookupFailure failure={error} onRetry={() => void refetch()} />}
      {!error && (!data || topDrawing.isPending) && <BomSkeleton />}
      {data && !topDrawing.isPending && (
        <>
          <LookupHead
            lookup={data}
            isSerial={isSerial}
            isPreparingPrint={isPreparing}
            onPrint={() => print('bom')}
          />
          {printed && <PrintHead lookup={data} isSerial={isSerial} isFlat={isFlat} />}
          <BomView
            bom={data.bom}
            forceNested={data.forceNestedBom}
            hasTopDrawing={hasTopDrawing}
            printed={printed}
            onPrintDrawing={() => print('drawing')}
          />
          {printed && <PrintFoot lookup={data} isSerial={isSerial} />}
        </>
      )}
    </Page>
  )
}
