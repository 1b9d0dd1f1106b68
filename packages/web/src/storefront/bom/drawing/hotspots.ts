import { type BomLine, lineCalledOut, linesMeant } from '@volute/domain/catalogue/bom'

/** All elements that show one parts list line on a drawing; `stop` is the one that takes keyboard focus. */
export interface Hotspot {
  line: BomLine
  elements: SVGElement[]
  stop: SVGElement
}

/** Text of a drawing that may mean several BOM lines, and therefore links to none. */
export interface Unclear {
  text: string
  lines: readonly BomLine[]
}

/**
 * Finds the drawing's hotspots for its BOM lines, in the order of their positions. Also returns the texts that are not
 * hotspots because they are ambiguous (LOOKUP-10, OQ-73, CALLOUT-31). If a person has reviewed the drawing's callouts,
 * ignores its texts.
 */
export function findHotspots(
  drawing: SVGSVGElement,
  lines: readonly BomLine[],
): { hotspots: Hotspot[]; unclear: Unclear[] } {
  const find = lineFinder(lines)
  const found = new Map<BomLine, SVGElement[]>()
  const unclear = new Map<string, readonly BomLine[]>()
  for (const element of drawing.querySelectorAll<SVGElement>(
    drawing.hasAttribute('data-callouts') ? '[data-part-number]' : '[data-part-number], text, a',
  )) {
    const [line, ...others] = find(element)
    if (!line) continue
    if (others.length > 0) {
      unclear.set(element.textContent?.trim() ?? '', [line, ...others])
      continue
    }
    element.dataset.hotspot = ''
    const known = found.get(line)
    if (known) known.push(element)
    else found.set(line, [element])
  }
  return {
    hotspots: [...found]
      .map(([line, elements]) => toHotspot(line, elements))
      .filter((hotspot) => hotspot !== null)
      .toSorted((a, b) => a.line.position - b.line.position),
    unclear: [...unclear].map(([text, meant]) => ({ text, lines: meant })),
  }
}

/**
 * Balloon whose middle is nearest to a point on its circle: balloons overlap on a small screen, and the upper one takes
 * every event. A point on no circle, such as one on a leader or that of a click without a pointer, leaves the balloon hit.
 */
export function nearestBalloon(hotspots: readonly Hotspot[], hit: Hotspot, at: Point): Hotspot {
  const [nearest] = hotspots
    .map((hotspot) => ({
      hotspot,
      distance: Math.min(...hotspot.elements.map((one) => distanceTo(one, at))),
    }))
    .toSorted((a, b) => a.distance - b.distance || Number(b.hotspot === hit) - Number(a.hotspot === hit))
  return nearest?.hotspot ?? hit
}

export interface Point {
  clientX: number
  clientY: number
}

function distanceTo(element: SVGElement, { clientX, clientY }: Point): number {
  const circle = element.matches('.balloon') ? element.querySelector('.hit, .b') : null
  if (!circle) return Number.POSITIVE_INFINITY
  const { x, y, width, height } = circle.getBoundingClientRect()
  const distance = Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY)
  return distance <= width / 2 ? distance : Number.POSITIVE_INFINITY
}

/** Makes screen readers read the hotspots in their order, in whatever order the drawing has them (LOOKUP-27). */
export function readInOrder(drawing: SVGSVGElement, hotspots: readonly Hotspot[]) {
  for (const { stop, line } of hotspots) stop.id ||= `hotspot-${line.position}`
  drawing.setAttribute('aria-owns', hotspots.map(({ stop }) => stop.id).join(' '))
}

/** Moves the drawing's only tab stop to a hotspot, from the one that had it. */
export function roveTo(next: Hotspot | undefined, from?: Hotspot) {
  from?.stop.setAttribute('tabindex', '-1')
  next?.stop.setAttribute('tabindex', '0')
}

/** Index of the hotspot that a key moves to, wrapping at both ends; null for other keys. */
export function nextHotspot(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count
  return null
}

/**
 * Finds the lines that an element of the drawing may mean. A callout is matched by its reference; a drawn part by its part
 * number, and by its reference if several lines have that number; a text or link is read as a part number or a reference
 * (OQ-73). Returns several lines if it is ambiguous.
 */
function lineFinder(lines: readonly BomLine[]): (element: SVGElement) => readonly BomLine[] {
  const byNumber = Map.groupBy(lines, ({ partNumber }) => partNumber.toUpperCase())
  const meant = linesMeant(lines)
  const calledOut = lineCalledOut(lines)
  return (element) => {
    const { partNumber, no } = element.dataset
    if (partNumber !== undefined && element.classList.contains('callout'))
      return only(calledOut({ reference: no ?? '', partNumber }))
    if (partNumber !== undefined) {
      const same = byNumber.get(partNumber.toUpperCase())
      const reference = no ?? element.textContent?.trim()
      return only(same?.find((line) => line.reference === reference) ?? same?.[0])
    }
    if (element.parentElement?.closest('[data-part-number], [data-hotspot]')) return []
    return meant(element.textContent ?? '')
  }
}

const only = (line: BomLine | null | undefined) => (line ? [line] : [])

function toHotspot(line: BomLine, elements: SVGElement[]): Hotspot | null {
  const stop = elements.find((element) => element.matches('.balloon, .callout')) ?? elements[0]
  if (!stop) return null
  for (const element of elements) if (element !== stop) element.setAttribute('aria-hidden', 'true')
  stop.setAttribute('tabindex', '-1')
  stop.setAttribute('role', 'button')
  stop.setAttribute(
    'aria-label',
    `${stop.dataset.no ?? line.reference}, ${line.description}, ${line.partNumber}`,
  )
  return { line, elements, stop }
}
