import type { CustomPlugin, XastChild, XastElement } from 'svgo'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Elements that draw, group or describe; nothing that runs, loads, animates or brings other markup. */
const allowedElements = words(`
  svg g defs symbol use switch a title desc
  path line polyline polygon rect circle ellipse text tspan textPath image
  clipPath mask pattern marker linearGradient radialGradient stop`)

const allowedAttributes = words(`
  id class role tabindex lang viewBox preserveAspectRatio version xml:space xml:lang transform
  x y dx dy x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height rotate pathLength
  textLength lengthAdjust startOffset method spacing
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset vector-effect paint-order opacity color display visibility overflow
  clip-path clip-rule mask marker-start marker-mid marker-end shape-rendering text-rendering image-rendering
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight text-anchor
  text-decoration letter-spacing word-spacing dominant-baseline alignment-baseline baseline-shift writing-mode
  direction unicode-bidi cursor pointer-events
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerUnits markerWidth markerHeight refX refY orient systemLanguage
  href xlink:href`)

/** An SVGO plugin that keeps only what is known to be harmless. */
export const keepAllowed: CustomPlugin['fn'] = () => {
  return {
    root: {
      exit(root) {
        root.children = root.children.filter((child) => child.type === 'element')
        const [svg] = root.children
        if (svg?.type !== 'element') return
        const usesXlink = JSON.stringify(svg).includes('"xlink:href"')
        svg.attributes = {
          xmlns: 'http://www.w3.org/2000/svg',
          ...(usesXlink ? { 'xmlns:xlink': 'http://www.w3.org/1999/xlink' } : {}),
          ...svg.attributes,
        }
      },
    },
    element: {
      enter(node) {
        node.attributes = Object.fromEntries(
          Object.entries(node.attributes).filter(([name, value]) => isAllowed(node, name, value)),
        )
      },
      exit(node) {
        node.children = node.children.filter(isKept)
      },
    },
  }
}

function isKept(child: XastChild): boolean {
  return child.type === 'text' || (child.type === 'element' && allowedElements.has(child.name))
}

function isAllowed({ name: element }: XastElement, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return isOwnReference(element, value.trim())
  const isKnown = allowedAttributes.has(name) || /^(data|aria)-[a-z0-9-]+$/.test(name)
  return isKnown && !reachesOut(value)
}

/** A place in the same drawing or, for an image, its own pixels; a link's address is dropped, its text stays. */
function isOwnReference(element: string, address: string): boolean {
  if (element === 'image') return /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/.test(address)
  return element !== 'a' && /^#[^\s]+$/.test(address)
}

/** Attributes are read as CSS: a function that loads, or an escape that could hide one, is not let through. */
function reachesOut(value: string): boolean {
  const withoutOwn = value.replace(/url\(\s*(["']?)#[^"')\s]*\1\s*\)/gi, '')
  return /\\|url\s*\(|image-set|(^|[^a-z-])(src|image)\s*\(|javascript:/i.test(withoutOwn)
}
