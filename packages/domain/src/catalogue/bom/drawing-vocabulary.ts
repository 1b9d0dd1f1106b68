/** Elements allowed in a drawing: none that runs scripts, loads, animates or embeds other markup (OQ-73). */
export const drawingElements = words(`
  svg g defs symbol use switch a title desc
  path line polyline polygon rect circle ellipse text tspan textPath image
  clipPath mask pattern marker linearGradient radialGradient stop
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feOffset`)

/** Elements with text that is shown or read aloud. */
export const drawingTextElements = words('text tspan textPath a title desc')

/** Attributes allowed on these elements, in addition to `data-*` and `aria-*`. */
export const drawingAttributes = words(`
  id class role lang viewBox preserveAspectRatio version xml:space xml:lang transform
  x y dx dy x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height rotate pathLength
  textLength lengthAdjust startOffset method spacing
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset vector-effect paint-order opacity color display visibility overflow
  clip-path clip-rule mask filter marker-start marker-mid marker-end
  shape-rendering text-rendering image-rendering color-interpolation color-interpolation-filters
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight text-anchor
  text-decoration letter-spacing word-spacing dominant-baseline alignment-baseline baseline-shift writing-mode
  direction unicode-bidi cursor pointer-events
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerUnits markerWidth markerHeight refX refY orient systemLanguage
  filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 stdDeviation
  flood-color flood-opacity slope intercept amplitude exponent tableValues
  href`)

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

const ownPicture =
  /^data:image\/(?:png;base64,\s*iVBORw0KGgo|jpe?g;base64,\s*\/9j\/|gif;base64,\s*R0lGOD)[a-z0-9+/=\s]*$/i

/**
 * True when an attribute's value does not refer outside the drawing (OQ-73): `fill="url(#hatch)"` passes,
 * `fill="url(//evil/#a)"` does not. A `use` may refer to its own drawing, an image may embed its pixels, and a link may not
 * have an `href`.
 */
export function staysInDrawing(element: string, attribute: string, value: string): boolean {
  if (attribute === 'href') return isOwnReference(element, value.trim())
  return /^(data|aria)-/.test(attribute) || !reachesOut(value)
}

function isOwnReference(element: string, address: string): boolean {
  if (element === 'image') return ownPicture.test(address)
  return element !== 'a' && /^#[^\s]+$/.test(address)
}

/** Reads the value as CSS. Rejects functions that load something, and escapes that could hide one. */
function reachesOut(value: string): boolean {
  const withoutOwn = value.replace(/url\(\s*(["']?)#[^"')\s]*\1\s*\)/gi, '')
  return /\\|url\s*\(|image-set|(^|[^a-z-])(src|image)\s*\(|javascript:/i.test(withoutOwn)
}
