import type { BomLine } from '@volute/domain/catalogue/bom'
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { joinClasses } from '../../../core/ui/join-classes.ts'
import { DrawingControls } from './drawing-controls.tsx'
import ink from '../../../catalogue/part/drawing-ink.module.css'
import styles from './drawing-stage.module.css'
import type { Hotspot } from './hotspots.ts'
import { wholeView } from './pan-zoom.ts'
import { pressOnStage } from './press-on-stage.ts'
import { UnclearTexts } from './unclear-texts.tsx'
import { BalloonCard, type Ordering, useBalloonCard } from './use-balloon-card.ts'
import { useHotspots } from './use-hotspots.ts'
import { usePanZoom } from './use-pan-zoom.ts'
import { useReach, useTiles } from './use-tiles.ts'

export interface DrawingLink {
  lines: readonly BomLine[]
  /** Highlighted lines. */
  on: readonly BomLine[]
  selected: BomLine | null
  onHot: (line: BomLine | null) => void
  onChoose: (line: BomLine) => void
  /** Missing where the drawing cannot be printed. */
  onPrint?: () => void
  /** Missing where parts are not ordered by their balloons. */
  ordering?: Ordering
}

/** Drawing on its stage: pans and zooms, and shares its highlights with the parts list. */
export function DrawingStage({ drawing, link }: { drawing: SVGSVGElement; link: DrawingLink }) {
  const stage = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const lay = useTiles(stage, sheet, drawing)
  const card = useBalloonCard(stage)
  const panZoom = usePanZoom(stage, sheet, { ...useReach(drawing), onRest: rest })
  const { zoomed, handlers } = panZoom
  const hotspots = useHotspots(sheet, drawing, link)
  const showSelected = useEffectEvent(() => {
    const stop = hotspots.of(link.selected)?.stop
    if (stop) panZoom.reveal(stop)
  })
  useEffect(() => showSelected(), [link.selected])
  const wasClicked = useRef(false)
  const point = usePoint((hotspot) => {
    link.onHot(hotspot?.line ?? null)
    if (hotspot) card.show(hotspot)
  })
  const isForeign = !drawing.classList.contains('dwg')
  return (
    <>
      <section
        ref={stage}
        className={styles.stage}
        data-whole={zoomed <= wholeView.zoom || undefined}
        tabIndex={0}
        aria-label="Drawing: arrow keys move it, plus and minus zoom, 0 resets"
        {...handlers}
        onKeyDown={(event) =>
          pressOnStage(event, { hotspots: hotspots.all, panZoom, onChoose: link.onChoose })
        }
        onClick={click}
        onDoubleClick={(event) => wasClicked.current && panZoom.zoomInAt(event)}
        onPointerMove={(event) => {
          handlers.onPointerMove(event)
          if (event.pointerType === 'mouse') point(hotspots.under(event))
        }}
        onPointerLeave={(event) => {
          handlers.onPointerLeave(event)
          point(null)
        }}
        onFocus={(event) => point(hotspots.under(event))}
        onBlur={() => point(null)}
      >
        <div
          ref={sheet}
          className={joinClasses(styles.sheet, ink.ink)}
          data-theme={isForeign ? 'light' : undefined}
        />
      </section>
      {card.shown && link.ordering && (
        <BalloonCard
          key={card.shown.line.position}
          hotspot={card.shown}
          at={`${zoomed} ${card.rests}`}
          {...{ stage, ...link.ordering }}
          onDrill={() => card.shown && link.onChoose(card.shown.line)}
        />
      )}
      <UnclearTexts unclear={hotspots.unclear} />
      <DrawingControls {...panZoom} stage={stage} {...(link.onPrint && { print: link.onPrint })} />
    </>
  )

  function rest() {
    lay()
    card.rest()
  }

  /** Ignores the second click of a double click, in particular on a drawing that the first click opened. */
  function click(event: MouseEvent) {
    if (event.detail > 1) return
    wasClicked.current = true
    const hotspot = hotspots.under(event)
    card.show(hotspot)
    if (hotspot) link.onChoose(hotspot.line)
  }
}

/** Reports only changes: balloons overlap, so each move of the mouse may point at another one. */
function usePoint(report: (hotspot: Hotspot | null) => void) {
  const pointed = useRef<Hotspot | null>(null)
  return (hotspot: Hotspot | null) => {
    if (hotspot === pointed.current) return
    pointed.current = hotspot
    report(hotspot)
  }
}
