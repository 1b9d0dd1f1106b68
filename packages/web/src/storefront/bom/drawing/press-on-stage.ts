import type { BomLine } from '@volute/domain/catalogue/bom'
import type { KeyboardEvent } from 'react'
import { moveByKey, zoomByKey } from './drawing-controls.tsx'
import { type Hotspot, nextHotspot, roveTo } from './hotspots.ts'
import type { usePanZoom } from './use-pan-zoom.ts'

interface Stage {
  hotspots: readonly Hotspot[]
  panZoom: ReturnType<typeof usePanZoom>
  onChoose: (line: BomLine) => void
}

/** Moves between balloons, chooses one, and pans and zooms by the keyboard. */
export function pressOnStage(event: KeyboardEvent, stage: Stage) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const at = stage.hotspots.findIndex(({ stop }) => stop === event.target)
  const acted = at >= 0 ? pressOnHotspot(event.key, at, stage) : moveByKey(event.key, stage.panZoom)
  if (acted || zoomByKey(event.key, stage.panZoom)) event.preventDefault()
}

function pressOnHotspot(key: string, at: number, { hotspots, panZoom, onChoose }: Stage): boolean {
  const hotspot = hotspots[at]
  if (hotspot && (key === 'Enter' || key === ' ')) {
    onChoose(hotspot.line)
    return true
  }
  const index = nextHotspot(key, at, hotspots.length)
  const next = index === null ? undefined : hotspots[index]
  if (!next) return false
  roveTo(next, hotspot)
  next.stop.focus({ preventScroll: true })
  panZoom.reveal(next.stop)
  return true
}
