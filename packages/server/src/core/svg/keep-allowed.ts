import {
  drawingAttributes,
  drawingElements,
  drawingTextElements,
  staysInDrawing,
} from '@volute/domain/catalogue/bom'
import type { CustomPlugin, XastChild, XastElement } from 'svgo'

const wordElements = new Set(['title', 'desc'])

/** SVGO plugin that keeps only what is known to be harmless (OQ-73). */
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
  if (child.type === 'text') return drawingTextElements.has(parent)
  return child.type === 'element' && drawingElements.has(child.name) && !wordElements.has(parent)
}

function isAllowed({ name: element }: XastElement, name: string, value: string): boolean {
  const isKnown = drawingAttributes.has(name) || /^(data|aria)-[a-z0-9-]+$/.test(name)
  return isKnown && staysInDrawing(element, name, value)
}
