import { type BomLine, flattenBom, isFlatList, lineName, lineNamed, linesAt } from '@volute/domain/catalogue'
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
  const { path, part, goTo, select } = usePlace()
  const [hot, setHot] = useState<BomLine | null>(null)
  const [drawn, setDrawn] = useState<BomLine | null>(null)
  const quantities = useQuantities()
  const isFlat = isFlatList({ hasTopDrawing, forceNested })
  const { lines, crumbs } = useMemo(() => {
    if (!isFlat) return linesAt(bom, path)
    return { lines: flattenBom(bom.parts), crumbs: linesAt(bom, []).crumbs }
  }, [bom, isFlat, path])
  const selected = useMemo(() => lineNamed(lines, part), [lines, part])
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
          link={{ lines, on, selected, onHot: pointAt, onChoose: choose, onPrint: onPrintDrawing }}
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
        onSelect={(line) => select(line === selected ? null : lineName(lines, line))}
        onDrill={drillInto}
      />
      {printed === 'bom' && <PrintedList rows={lines} isFlat={isFlat} />}
    </div>
  )

  function pointAt(line: BomLine | null) {
    setHot(line)
    setDrawn(line)
  }

  function choose(line: BomLine) {
    if (line.parts.length > 0) drillInto(line.partNumber)
    else select(lineName(lines, line))
  }

  function drillInto(partNumber: string) {
    pointAt(null)
    goTo([...(here?.path ?? []), partNumber])
  }
}
