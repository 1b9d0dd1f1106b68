import type { BomLine } from '@volute/domain/catalogue'
import { type RefObject, useLayoutEffect, useMemo } from 'react'
import { findHotspots, type Hotspot, roveTo } from './hotspots.ts'
import { sanitiseDrawing } from './sanitise-drawing.ts'

/** Balloons and their numbers keep this size on screen whatever the drawing's own scale. */
const balloonPixels = { radius: 11, font: 11.5 }

/** Puts the drawing on its sheet and marks the parts that are on; answers its hotspots. */
export function useHotspots(
  sheet: RefObject<HTMLElement | null>,
  { text, lines, on }: { text: string; lines: readonly BomLine[]; on: readonly string[] },
): Hotspot[] {
  const { drawing, hotspots } = useMemo(() => readDrawing(text, lines), [text, lines])

  useLayoutEffect(() => {
    if (!drawing || !sheet.current) return
    sheet.current.replaceChildren(drawing)
    return keepBalloonSize(drawing)
  }, [sheet, drawing])

  useLayoutEffect(() => {
    for (const { partNumber, elements } of hotspots)
      for (const element of elements) element.classList.toggle('on', on.includes(partNumber))
  }, [hotspots, on])

  return hotspots
}

function readDrawing(text: string, lines: readonly BomLine[]) {
  const drawing = sanitiseDrawing(text)
  if (!drawing) return { drawing, hotspots: [] }
  drawing.setAttribute('role', 'group')
  drawing.setAttribute('aria-label', 'Parts on the drawing')
  const hotspots = findHotspots(drawing, lines)
  roveTo(hotspots, 0)
  return { drawing, hotspots }
}

function keepBalloonSize(drawing: SVGSVGElement) {
  const observer = new ResizeObserver(() => {
    const { width, height } = drawing.viewBox.baseVal
    const scale = Math.min(drawing.clientWidth / width, drawing.clientHeight / height)
    if (!Number.isFinite(scale) || scale === 0) return
    drawing.style.setProperty('--dwg-balloon-r', `${balloonPixels.radius / scale}px`)
    drawing.style.setProperty('--dwg-balloon-font', `${balloonPixels.font / scale}px`)
  })
  observer.observe(drawing)
  return () => observer.disconnect()
}
