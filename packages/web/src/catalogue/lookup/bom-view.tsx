import { type BomLine, flattenBom, isFlatList, linesAt } from '@volute/domain/catalogue'
import { useMemo, useState } from 'react'
import { DrawingPane } from '../drawing/drawing-pane.tsx'
import { MOST_ROWS_BESIDE_DRAWING, PrintedList } from '../parts-list/printed-list.tsx'
import { PartsList } from '../parts-list/parts-list.tsx'
import { useQuantities } from '../parts-list/use-quantities.ts'
import styles from './bom-view.module.css'
import { usePlace } from './use-place.ts'
import type { Printed } from './use-print.ts'

interface BomViewProps {
  bom: { partNumber: string; description: string; parts: BomLine[] }
  forceNested: boolean
  hasTopDrawing: boolean
  /** What is being printed. */
  printed: Printed | null
  onPrintDrawing: () => void
}

/** Drawing and parts list as one: what is on in the one is on in the other (LOOKUP-10, LOOKUP-20). */
export function BomView({ bom, forceNested, hasTopDrawing, printed, onPrintDrawing }: BomViewProps) {
  const { path, selected, goTo, select } = usePlace()
  const [hot, setHot] = useState<string | null>(null)
  const [drawn, setDrawn] = useState<string | null>(null)
  const quantities = useQuantities()
  const isFlat = isFlatList({ hasTopDrawing, forceNested })
  const { lines, crumbs } = useMemo(() => {
    if (!isFlat) return linesAt(bom, path)
    return { lines: flattenBom(bom.parts), crumbs: linesAt(bom, []).crumbs }
  }, [bom, isFlat, path])
  const on = useMemo(() => [hot, selected].filter((one) => one !== null), [hot, selected])
  const here = crumbs.at(-1)
  const isBeside = lines.length <= MOST_ROWS_BESIDE_DRAWING

  return (
    <div
      className={styles.view}
      data-flat={isFlat || undefined}
      data-printed={printed}
      data-beside={isBeside || undefined}
    >
      {!isFlat && (
        <DrawingPane
          partNumber={here?.partNumber ?? bom.partNumber}
          crumbs={crumbs}
          onGo={goTo}
          link={{ lines, on, onHot: pointAt, onChoose: choose, onPrint: onPrintDrawing }}
        />
      )}
      <PartsList
        key={here?.path.join('/')}
        rows={lines}
        isFlat={isFlat}
        place={here?.path.join('/') ?? ''}
        quantities={quantities}
        on={on}
        selected={selected}
        drawn={drawn}
        onHot={setHot}
        onSelect={(partNumber) => select(partNumber === selected ? null : partNumber)}
        onDrill={drillInto}
      />
      {printed === 'bom' && <PrintedList rows={lines} isFlat={isFlat} />}
    </div>
  )

  function pointAt(partNumber: string | null) {
    setHot(partNumber)
    setDrawn(partNumber)
  }

  function choose(partNumber: string) {
    const line = lines.find((one) => one.partNumber === partNumber)
    if (line && line.parts.length > 0) drillInto(partNumber)
    else if (line) select(partNumber)
  }

  function drillInto(partNumber: string) {
    pointAt(null)
    goTo([...(here?.path ?? []), partNumber])
  }
}
