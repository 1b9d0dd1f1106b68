import { type BomLine, findLine, flattenBom, isFlatList, linesAt, nthOfPart } from '@volute/domain/catalogue'
import { useMemo, useState } from 'react'
import { DrawingPane } from '../drawing/drawing-pane.tsx'
import { MOST_ROWS_BESIDE_DRAWING, PrintedList } from '../parts-list/printed-list.tsx'
import { PartsList, type Pointed } from '../parts-list/parts-list.tsx'
import { rowOrdersOf } from '../parts-list/row-orders.ts'
import styles from './bom-view.module.css'
import { useArrival } from './use-arrival.ts'
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
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const isFlat = isFlatList({ hasTopDrawing, forceNested })
  const { lines, here, crumbs } = useMemo(() => {
    const place = linesAt(bom, isFlat ? [] : path)
    const here = place.crumbs.at(-1)
    return { ...place, here, lines: isFlat ? flattenBom(bom.parts) : place.lines }
  }, [bom, isFlat, path])
  const arrival = useArrival(here?.path ?? path)
  const selectedRow = findLine(lines, selected.part, selected.nth)
  const selectedPart = lines[selectedRow]?.partNumber
  const on = useMemo(
    () => [pointed?.partNumber, selectedPart].filter((one) => one !== undefined),
    [pointed, selectedPart],
  )
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
          link={{
            lines,
            on,
            onHot: (partNumber) => setPointed(partNumber === null ? null : { partNumber, row: null }),
            onChoose: choose,
            onPrint: onPrintDrawing,
          }}
        />
      )}
      <PartsList
        key={here?.path.join('/')}
        rows={lines}
        isFlat={isFlat}
        assembly={here ?? { ...bom, path: [] }}
        orders={rowOrdersOf(bom)}
        pointed={pointed}
        selectedRow={selectedRow}
        arrival={arrival}
        onPoint={(row) => setPointed(pointAt(row))}
        onSelect={(row) => selectRow(row === selectedRow ? null : row)}
        onDrill={(partNumber) => {
          arrival.leaveByList()
          drillInto(partNumber)
        }}
      />
      {printed === 'bom' && <PrintedList rows={lines} isFlat={isFlat} />}
    </div>
  )

  function pointAt(row: number | null): Pointed | null {
    const line = row === null ? undefined : lines[row]
    return line ? { partNumber: line.partNumber, row } : null
  }

  function selectRow(row: number | null) {
    const line = row === null ? undefined : lines[row]
    select(row === null || !line ? null : { part: line.partNumber, nth: nthOfPart(lines, row) })
  }

  function choose(partNumber: string) {
    const row = findLine(lines, partNumber)
    if (lines[row]?.parts.length) drillInto(partNumber)
    else if (row >= 0) selectRow(row)
  }

  function drillInto(partNumber: string) {
    setPointed(null)
    goTo([...(here?.path ?? []), partNumber])
  }
}
