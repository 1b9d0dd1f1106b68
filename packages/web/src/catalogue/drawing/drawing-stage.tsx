import type { BomLine } from '@volute/domain/catalogue'
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { DrawingControls } from './drawing-controls.tsx'
import ink from './drawing-ink.module.css'
import styles from './drawing-stage.module.css'
import { nextHotspot, roveTo } from './hotspots.ts'
import { wholeView } from './pan-zoom.ts'
import { useHotspots } from './use-hotspots.ts'
import { usePanZoom } from './use-pan-zoom.ts'

export interface DrawingLink {
  lines: readonly BomLine[]
  /** The part numbers that are tinted. */
  on: readonly string[]
  onHot: (partNumber: string | null) => void
  onChoose: (partNumber: string) => void
  onPrint: () => void
}

/** The drawing on its stage: moved, magnified, and one with the parts list (LOOKUP-09, LOOKUP-10). */
export function DrawingStage({ text, link }: { text: string; link: DrawingLink }) {
  const stage = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { view, pan, zoom, reset, handlers } = usePanZoom(stage)
  const hotspots = useHotspots(sheet, { text, ...link })
  const isWhole = view.zoom === wholeView.zoom
  return (
    <>
      <section
        ref={stage}
        className={styles.stage}
        data-whole={isWhole || undefined}
        tabIndex={0}
        aria-label="Drawing: arrow keys move it, plus and minus zoom, 0 resets"
        {...handlers}
        onKeyDown={pressKey}
        onClick={(event) => {
          const partNumber = partUnder(event)
          if (partNumber) link.onChoose(partNumber)
        }}
        onPointerOver={(event) => event.pointerType === 'mouse' && link.onHot(partUnder(event))}
        onPointerLeave={(event) => {
          handlers.onPointerLeave(event)
          link.onHot(null)
        }}
        onFocus={(event) => link.onHot(partUnder(event))}
        onBlur={() => link.onHot(null)}
      >
        <div
          ref={sheet}
          className={joinClasses(styles.sheet, ink.ink)}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
        />
      </section>
      <DrawingControls zoomed={view.zoom} {...{ pan, zoom, reset }} print={link.onPrint} />
    </>
  )

  function pressKey(event: KeyboardEvent) {
    const at = hotspots.findIndex(({ stop }) => stop === event.target)
    const acted = at >= 0 ? pressOnHotspot(event.key, at) : pressOnStage(event.key)
    if (acted || pressZoom(event.key)) event.preventDefault()
  }

  function pressOnHotspot(key: string, at: number): boolean {
    const hotspot = hotspots[at]
    if (hotspot && (key === 'Enter' || key === ' ')) {
      link.onChoose(hotspot.partNumber)
      return true
    }
    const next = nextHotspot(key, at, hotspots.length)
    if (next === null) return false
    roveTo(hotspots, next)
    hotspots[next]?.stop.focus()
    return true
  }

  function pressOnStage(key: string): boolean {
    const [right, down] = arrows[key] ?? [0, 0]
    if (key in arrows) pan(right, down)
    return key in arrows
  }

  function pressZoom(key: string): boolean {
    if (key === '0') reset()
    else if (key === '+' || key === '=') zoom(1)
    else if (key === '-') zoom(-1)
    else return false
    return true
  }
}

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function partUnder({ target }: SyntheticEvent): string | null {
  if (!(target instanceof Element)) return null
  return target.closest<SVGElement>('[data-part-number]')?.dataset.partNumber ?? null
}
