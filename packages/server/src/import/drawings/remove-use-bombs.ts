import type { CustomPlugin, XastElement, XastParent } from 'svgo'

type Fn = CustomPlugin['fn']

/** More elements than any drawing shows. */
const MOST_ELEMENTS = 100_000

/** Takes every `use` out of a drawing that would unfold to more elements than a browser can bear, or for ever. */
export const removeUseBombs: Fn = (root) => {
  const { elements, byId } = index(root)
  const sizes = new Map<XastElement, number>()
  const open = new Set<XastElement>()

  function sizeOf(element: XastElement): number {
    const known = sizes.get(element)
    if (known !== undefined) return known
    if (open.has(element)) return Number.POSITIVE_INFINITY
    open.add(element)
    const target = element.name === 'use' ? byId.get(targetOf(element) ?? '') : undefined
    const below = target ? [...element.children, target] : element.children
    const size = below.reduce((sum, child) => (child.type === 'element' ? sum + sizeOf(child) : sum), 1)
    open.delete(element)
    sizes.set(element, size)
    return size
  }

  const uses = elements.filter(({ name }) => name === 'use')
  const unfolded = uses.reduce((sum, use) => sum + sizeOf(use), elements.length)
  if (unfolded <= MOST_ELEMENTS) return {}
  return {
    element: {
      enter(node, parent) {
        if (node.name === 'use') parent.children = parent.children.filter((child) => child !== node)
      },
    },
  }
}

const targetOf = ({ attributes }: XastElement) =>
  (attributes['href'] ?? attributes['xlink:href'])?.trim().replace(/^#/, '')

function index(root: XastParent) {
  const elements: XastElement[] = []
  const byId = new Map<string, XastElement>()
  const waiting: XastParent[] = [root]
  for (let parent = waiting.pop(); parent; parent = waiting.pop())
    for (const child of parent.children) {
      if (child.type !== 'element') continue
      elements.push(child)
      if (child.attributes['id']) byId.set(child.attributes['id'], child)
      waiting.push(child)
    }
  return { elements, byId }
}
