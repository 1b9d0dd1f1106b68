import { type BomLine, lineCalledOut, linesMeant } from '@volute/domain/catalogue/bom'

/** All that shows one line of the parts list on a drawing; `stop` is where the keyboard reaches it. */
export interface Hotspot {
  line: BomLine
  elements: SVGElement[]
  stop: SVGElement
}

/** A text of a drawing that may mean several lines of its BOM, and so leads to none. */
export interface Unclear {
  text: string
  lines: readonly BomLine[]
}

/**
 * The drawing's hotspots for the lines of its BOM, in the order of their positions, and the texts that are none because
 * nobody can say which line they mean (LOOKUP-10, OQ-73, CALLOUT-31). Of a drawing whose callouts a person has looked at,
 * its texts say no more.
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
 * Finds the line that an element of the drawing names: a callout by its reference; a drawn part by its part number, and where that stands
 * on several lines by its reference; a text or link by reading as a part number or a reference (OQ-73). Several lines where it may mean any
 * of them.
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
