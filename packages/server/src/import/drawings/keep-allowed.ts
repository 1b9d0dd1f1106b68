import { drawingAttributes, drawingElements, staysInDrawing } from '@volute/domain/catalogue'
import type { CustomPlugin, XastChild, XastElement } from 'svgo'

const words = (text: string) => new Set(text.trim().split(/\s+/))
const allowedElements = words(drawingElements)
const allowedAttributes = words(drawingAttributes)
const textElements = words('text tspan textPath a title desc')
const wordElements = words('title desc')

/** An SVGO plugin that keeps only what is known to be harmless (OQ-73). */
export const keepAllowed: CustomPlugin['fn'] = () => ({
  root: {
    exit(root) {
      root.children = root.children.filter((child) => child.type === 'element')
      const [svg] = root.children
      if (svg?.type === 'element') svg.attributes = { xmlns: 'http://www.w3.org/2000/svg', ...svg.attributes }
    },
  },
  element: {
    enter(node) {
      node.attributes = Object.fromEntries(
        Object.entries(node.attributes).filter(([name, value]) => isAllowed(node, name, value)),
      )
    },
    exit(node) {
      node.children = node.children.filter((child) => isKept(node, child))
    },
  },
})

function isKept({ name: parent }: XastElement, child: XastChild): boolean {
  if (child.type === 'text') return textElements.has(parent)
  return child.type === 'element' && allowedElements.has(child.name) && !wordElements.has(parent)
}

function isAllowed({ name: element }: XastElement, name: string, value: string): boolean {
  const isKnown = allowedAttributes.has(name) || /^(data|aria)-[a-z0-9-]+$/.test(name)
  return isKnown && staysInDrawing(element, name, value)
}
