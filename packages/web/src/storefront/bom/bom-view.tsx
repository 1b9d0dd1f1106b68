import { useNavigate } from '@tanstack/react-router'
import { rowKey, type RowOrders } from '../../catalogue/part/index.ts'
import {
  type BomLine,
  findLine,
  flattenBom,
  isFlatList,
  linesAt,
  nthOfPart,
  placeOfPart,
} from '@volute/domain/catalogue/bom'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { DrawingPane } from './drawing/drawing-pane.tsx'
import { MOST_ROWS_BESIDE_DRAWING, PrintedList } from './parts-list/printed-list.tsx'
import { PartsList, type Pointed } from './parts-list/parts-list.tsx'
import styles from './bom-view.module.css'
import { Splitter } from './splitter.tsx'
import { useArrival, usePlace } from './use-place.ts'
import type { Printed } from './print-sheet.tsx'
import type { PumpInState } from './use-pump-state.ts'

interface BomViewProps {
  bom: { partNumber: string; description: string; parts: BomLine[] }
  /** State in which the pump's parts are shown, and the differences in that state. */
  pump: Pick<PumpInState, 'notes' | 'state'>
  forceNested: boolean
  orders: RowOrders
  hasTopDrawing: boolean
  /** Saved copy on this device: nothing can be ordered from it. */
  isCopy: boolean
  /** Sheet that is being printed. */
  printed: Printed | null
  onPrintDrawing: () => void
}

/** Drawing and parts list. A highlight in one also appears in the other (LOOKUP-20). */
export function BomView(props: BomViewProps) {
  const { bom, pump, forceNested, orders, hasTopDrawing, isCopy, printed, onPrintDrawing } = props
  const { path, selected, goTo, select } = usePlace()
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const isFlat = isFlatList({ hasTopDrawing, forceNested })
  useOpenPart(bom, isFlat)
  const { lines, here, crumbs } = useMemo(() => {
    const place = linesAt(bom, isFlat ? [] : path)
    const here = place.crumbs.at(-1)
    return { ...place, here, lines: isFlat ? flattenBom(bom.parts) : place.lines }
  }, [bom, isFlat, path])
  const arrival = useArrival(here?.path ?? path)
  const selectedRow = findLine(lines, selected.part, selected.nth)
  const selectedLine = lines[selectedRow] ?? null
  const on = useMemo(
    () => [pointed?.line ?? null, selectedLine].filter((line) => line !== null),
    [pointed, selectedLine],
  )

  return (
    <div
      className={styles.view}
      data-flat={isFlat || undefined}
      data-printed={printed}
      data-beside={lines.length <= MOST_ROWS_BESIDE_DRAWING || undefined}
    >
      {!isFlat && (
        <DrawingPane
          partNumber={here?.partNumber ?? bom.partNumber}
          crumbs={crumbs}
          onGo={goTo}
          link={{
            lines,
            on,
            selected: selectedLine,
            onHot: (line) => setPointed(line && { line, isOnDrawing: true }),
            onChoose: choose,
            onPrint: onPrintDrawing,
            ordering: {
              orders,
              keyOf: (line) => rowKey(here?.path ?? [], lines.indexOf(line)),
              isHeld: isCopy,
            },
          }}
        />
      )}
      {!isFlat && <Splitter />}
      <PartsList
        key={`${pump.state} ${here?.path.join('/')}`}
        {...{ pump, isFlat, orders, pointed, selectedRow, arrival }}
        rows={lines}
        isHeld={isCopy}
        assembly={here ?? { ...bom, path: [] }}
        // A transition: rows that scroll past a resting pointer do not block rendering.
        onPoint={(line) => startTransition(() => setPointed(line && { line, isOnDrawing: false }))}
        onSelect={(row) => (row === selectedRow ? select(null) : selectRow(row))}
        onDrill={(partNumber) => {
          arrival.leaveByList()
          drillInto(partNumber)
        }}
      />
      {printed === 'bom' && <PrintedList rows={lines} isFlat={isFlat} notes={pump.notes} />}
    </div>
  )

  function selectRow(row: number) {
    const line = lines[row]
    if (line) select({ part: line.partNumber, nth: nthOfPart(lines, row) })
  }

  function choose(line: BomLine) {
    if (line.parts.length > 0) drillInto(line.partNumber)
    else selectRow(lines.indexOf(line))
  }

  function drillInto(partNumber: string) {
    setPointed(null)
    goTo([...(here?.path ?? []), partNumber])
  }
}

/** Opens the level of the selected part if the address names the part without its path, as links from search do (FIND-51). */
function useOpenPart(bom: { parts: BomLine[] }, isFlat: boolean) {
  const navigate = useNavigate()
  const { path, selected } = usePlace()
  const { part } = selected
  const isSought = !isFlat && part !== null && path.length === 0 && findLine(bom.parts, part) < 0
  useEffect(() => {
    const found = isSought ? placeOfPart(bom, part) : undefined
    if (!found) return
    const nth = found.nth > 1 ? found.nth : undefined
    const place = { path: found.path, part: found.line.partNumber, nth }
    void navigate({ to: '.', search: (now) => ({ ...now, ...place }), replace: true })
  }, [isSought, bom, part, navigate])
}
