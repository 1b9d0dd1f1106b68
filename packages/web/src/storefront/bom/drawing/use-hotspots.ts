import type { BomLine } from '@volute/domain/catalogue/bom'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import {
  findHotspots,
  type Hotspot,
  nearestBalloon,
  type Point,
  readInOrder,
  roveTo,
  type Unclear,
} from './hotspots.ts'

/** Size of balloons and their numbers on screen, at every scale of the drawing. */
const balloonPixels = { radius: 11, font: 11.5 }

interface Hotspots {
  all: readonly Hotspot[]
  /** Hotspot that an event hit; of overlapping balloons the one nearest to the pointer. */
  under: (event: { target: EventTarget } & Partial<Point>) => Hotspot | null
  of: (line: BomLine | null) => Hotspot | undefined
  unclear: readonly Unclear[]
}

/** Places the drawing on its sheet and marks the highlighted lines. Returns its hotspots. */
export function useHotspots(
  sheet: RefObject<HTMLElement | null>,
  drawing: SVGSVGElement,
  { lines, on, selected }: { lines: readonly BomLine[]; on: readonly BomLine[]; selected: BomLine | null },
): Hotspots {
  const hotspots = useMemo(() => readHotspots(drawing, lines), [drawing, lines])
  const marked = useRef(new Set<Hotspot>())

  useLayoutEffect(() => {
    sheet.current?.replaceChildren(drawing)
    fitToContent(drawing)
    return keepBalloonSize(drawing)
  }, [sheet, drawing])

  useLayoutEffect(() => {
    const wanted = new Set(on.map(hotspots.of).filter((hotspot) => hotspot !== undefined))
    for (const hotspot of marked.current) if (!wanted.has(hotspot)) mark(hotspot, false)
    for (const hotspot of wanted) if (!marked.current.has(hotspot)) mark(hotspot, true)
    marked.current = wanted
    return drawing.classList.contains('dwg') ? undefined : ringRound(drawing, wanted)
  }, [drawing, hotspots, on])

  useLayoutEffect(() => {
    const stop = hotspots.of(selected)?.stop
    stop?.setAttribute('aria-current', 'true')
    return () => stop?.removeAttribute('aria-current')
  }, [hotspots, selected])

  return hotspots
}

function readHotspots(drawing: SVGSVGElement, lines: readonly BomLine[]): Hotspots {
  drawing.setAttribute('role', 'group')
  drawing.setAttribute('aria-label', 'Parts on the drawing')
  const { hotspots: all, unclear } = findHotspots(drawing, lines)
  readInOrder(drawing, all)
  roveTo(all[0])
  const byElement = new Map<Element, Hotspot>(
    all.flatMap((hotspot) => hotspot.elements.map((one) => [one, hotspot])),
  )
  const byLine = new Map(all.map((hotspot) => [hotspot.line, hotspot]))
  return {
    all,
    unclear,
    under: ({ target, clientX, clientY }) => {
      const element = target instanceof Element ? target.closest('[data-hotspot]') : null
      const hit = (element && byElement.get(element)) ?? null
      const isPointed = clientX !== undefined && clientY !== undefined && element?.matches('.balloon')
      return hit && isPointed ? nearestBalloon(all, hit, { clientX, clientY }) : hit
    },
    of: (line) => (line ? byLine.get(line) : undefined),
  }
}

function mark({ elements }: Hotspot, isOn: boolean) {
  for (const element of elements) element.classList.toggle('on', isOn)
}

/** Falls back to the bounding box for a drawing with neither viewBox nor size. */
function fitToContent(drawing: SVGSVGElement) {
  if (drawing.hasAttribute('viewBox')) return
  const { x, y, width, height } = drawing.getBBox()
  if (width > 0 && height > 0) drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
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

const padding = 4

/** Draws rings around hotspots, for drawings that cannot be tinted. Returns a function that removes them. */
function ringRound(drawing: SVGSVGElement, hotspots: Iterable<Hotspot>): () => void {
  const toDrawing = drawing.getScreenCTM()?.inverse()
  if (!toDrawing) return () => {}
  const boxes = [...hotspots].flatMap(({ elements }) => elements.map((one) => one.getBoundingClientRect()))
  const rings = boxes.map((box) => {
    const from = new DOMPoint(box.left - padding, box.top - padding).matrixTransform(toDrawing)
    const to = new DOMPoint(box.right + padding, box.bottom + padding).matrixTransform(toDrawing)
    const ring = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
    const shape = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y, class: 'ring' }
    for (const [name, value] of Object.entries(shape)) ring.setAttribute(name, String(value))
    return ring
  })
  drawing.append(...rings)
  return () => {
    for (const ring of rings) ring.remove()
  }
}
