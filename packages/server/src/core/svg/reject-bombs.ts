import type { CustomPlugin, XastElement, XastParent } from 'svgo'
import { BadDrawing } from './bad-drawing.ts'

/** Limits above any real drawing: elements as shown; elements in one paint, clip or marker; levels of nesting. */
const MOST = { elements: 100_000, inOnePaint: 10_000, levels: 200 }

const bomb = 'repeats its parts without measure'

/** SVGO plugin that rejects more elements than the next plugins can process in time, which is quadratic. */
export const refuseHuge: CustomPlugin['fn'] = (root) => {
  if (index(root).elements.length > MOST.elements) throw new BadDrawing('has more than 100,000 elements')
  return {}
}

/** SVGO plugin that rejects a drawing whose references expand to more than a browser can show, or without end (OQ-73). */
export const rejectBombs: CustomPlugin['fn'] = (root) => {
  const { elements, byId } = index(root)
  const copies = unfolding(byId, ({ name, attributes }) =>
    name === 'use' && attributes['href'] ? [attributes['href'].trim().slice(1)] : [],
  )
  const uses = elements.filter(({ name }) => name === 'use')
  const shown = uses.reduce((sum, use) => sum + copies(use), elements.length)
  if (shown > MOST.elements) throw new BadDrawing(bomb)

  const painted = unfolding(byId, referencesOf)
  const paints = new Set(elements.flatMap(paintsOf))
  for (const paint of paints)
    if (sizeOf(byId.get(paint), painted) > MOST.inOnePaint) throw new BadDrawing(bomb)
  return {}
}

const sizeOf = (element: XastElement | undefined, measure: (element: XastElement) => number) =>
  element ? measure(element) : 0

/** Returns the number of elements that one expands to with its references; infinite for a cycle. */
function unfolding(
  byId: ReadonlyMap<string, XastElement>,
  references: (element: XastElement) => string[],
): (element: XastElement) => number {
  const sizes = new Map<XastElement, number>()
  const open = new Set<XastElement>()
  return function measure(element): number {
    const known = sizes.get(element)
    if (known !== undefined) return known
    if (open.has(element)) return Number.POSITIVE_INFINITY
    open.add(element)
    let size = 1
    for (const child of element.children) if (child.type === 'element') size += measure(child)
    for (const id of references(element)) size += sizeOf(byId.get(id), measure)
    open.delete(element)
    sizes.set(element, size)
    return size
  }
}

function referencesOf(element: XastElement): string[] {
  const { href } = element.attributes
  return href?.trim().startsWith('#') ? [href.trim().slice(1), ...paintsOf(element)] : paintsOf(element)
}

function paintsOf({ attributes }: XastElement): string[] {
  return Object.values(attributes).flatMap((value) =>
    value.includes('url(')
      ? Array.from(value.matchAll(/url\(\s*["']?#([^"')\s]+)/g), ([, id = '']) => id)
      : [],
  )
}

function index(root: XastParent) {
  const elements: XastElement[] = []
  const byId = new Map<string, XastElement>()
  const waiting: [XastParent, number][] = [[root, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [parent, level] = next
    if (level > MOST.levels) throw new BadDrawing('is nested too deeply')
    for (const child of parent.children) {
      if (child.type !== 'element') continue
      elements.push(child)
      if (child.attributes['id']) byId.set(child.attributes['id'], child)
      waiting.push([child, level + 1])
    }
  }
  return { elements, byId }
}
