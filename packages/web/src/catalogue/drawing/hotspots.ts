import type { BomLine } from '@volute/domain/catalogue'

/** All that shows one part on a drawing; `stop` is where the keyboard reaches it. */
export interface Hotspot {
  partNumber: string
  elements: SVGElement[]
  stop: SVGElement
}

/** The drawing's hotspots for the lines of its BOM, in the order of their references, then of the drawing. */
export function findHotspots(drawing: SVGSVGElement, lines: readonly BomLine[]): Hotspot[] {
  markTexts(drawing, lines)
  const byNumber = Map.groupBy(drawing.querySelectorAll<SVGElement>('[data-part-number]'), numberOf)
  return [...byNumber]
    .map(([partNumber, elements]) => {
      const stop = elements.find((element) => element.classList.contains('balloon')) ?? elements[0]
      const line = lines.find((one) => one.partNumber === partNumber)
      if (!stop || !line) return null
      const reference = Number(stop.dataset.no ?? line.position)
      return { partNumber, elements, stop, line, reference }
    })
    .filter((hotspot) => hotspot !== null)
    .toSorted((a, b) => a.reference - b.reference)
    .map(({ line, reference, ...hotspot }) => {
      nameStop(hotspot, `${reference}, ${line.description}, ${line.partNumber}`)
      return hotspot
    })
}

/** Moves the keyboard's one stop on the drawing to a hotspot. */
export function roveTo(hotspots: readonly Hotspot[], index: number) {
  for (const [at, { stop }] of hotspots.entries()) stop.setAttribute('tabindex', at === index ? '0' : '-1')
}

/** The hotspot that a key leads to, round the ends; null for keys that lead nowhere. */
export function nextHotspot(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count
  return null
}

function numberOf(element: SVGElement): string {
  return element.dataset.partNumber ?? ''
}

/** A text or link that reads as a part number or position of the BOM is a hotspot too (OQ-73). */
function markTexts(drawing: SVGSVGElement, lines: readonly BomLine[]) {
  for (const element of drawing.querySelectorAll<SVGElement>('text, a')) {
    if (element.closest('[data-part-number]')) continue
    const text = element.textContent?.trim()
    const line = lines.find((one) => one.partNumber === text || String(one.position) === text)
    if (line) element.dataset.partNumber = line.partNumber
  }
}

function nameStop({ elements, stop }: Hotspot, name: string) {
  for (const element of elements) element.setAttribute('aria-hidden', 'true')
  stop.removeAttribute('aria-hidden')
  stop.setAttribute('role', 'button')
  stop.setAttribute('aria-label', name)
}
