import type { BomLine } from '@volute/domain/bom'

/** All that shows one line of the parts list on a drawing; `stop` is where the keyboard reaches it. */
export interface Hotspot {
  line: BomLine
  elements: SVGElement[]
  stop: SVGElement
}

/** The drawing's hotspots for the lines of its BOM, in the order of their positions (LOOKUP-10, OQ-73). */
export function findHotspots(drawing: SVGSVGElement, lines: readonly BomLine[]): Hotspot[] {
  const lineOf = findLines(lines)
  const found = new Map<BomLine, SVGElement[]>()
  for (const element of drawing.querySelectorAll<SVGElement>('[data-part-number], text, a')) {
    const line = lineOf(element)
    if (!line) continue
    element.dataset.hotspot = ''
    const known = found.get(line)
    if (known) known.push(element)
    else found.set(line, [element])
  }
  return [...found]
    .map(([line, elements]) => toHotspot(line, elements))
    .filter((hotspot) => hotspot !== null)
    .toSorted((a, b) => a.line.position - b.line.position)
}

/** Moves the keyboard's one stop on the drawing to a hotspot, from the one that had it. */
export function roveTo(next: Hotspot | undefined, from?: Hotspot) {
  from?.stop.setAttribute('tabindex', '-1')
  next?.stop.setAttribute('tabindex', '0')
}

/** The hotspot that a key leads to, round the ends; null for keys that lead nowhere. */
export function nextHotspot(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count
  return null
}

/**
 * How an element of the drawing names its line: by its part number, and where that part stands on several lines by
 * its reference; a text or link by reading as a part number or a position (OQ-73).
 */
function findLines(lines: readonly BomLine[]): (element: SVGElement) => BomLine | undefined {
  const byNumber = Map.groupBy(lines, ({ partNumber }) => partNumber.toUpperCase())
  const byPosition = new Map(lines.toReversed().map((line) => [String(line.position), line]))
  return (element) => {
    const number = element.dataset.partNumber
    if (number !== undefined) {
      const same = byNumber.get(number.toUpperCase())
      const reference = element.dataset.no ?? element.textContent?.trim()
      return same?.find(({ position }) => String(position) === reference) ?? same?.[0]
    }
    if (element.parentElement?.closest('[data-part-number], [data-hotspot]')) return undefined
    const text = element.textContent?.trim() ?? ''
    return byNumber.get(text.toUpperCase())?.[0] ?? byPosition.get(text)
  }
}

function toHotspot(line: BomLine, elements: SVGElement[]): Hotspot | null {
  const stop = elements.find((element) => element.classList.contains('balloon')) ?? elements[0]
  if (!stop) return null
  for (const element of elements) if (element !== stop) element.setAttribute('aria-hidden', 'true')
  stop.setAttribute('tabindex', '-1')
  stop.setAttribute('role', 'button')
  stop.setAttribute(
    'aria-label',
    `${stop.dataset.no ?? line.position}, ${line.description}, ${line.partNumber}`,
  )
  return { line, elements, stop }
}
