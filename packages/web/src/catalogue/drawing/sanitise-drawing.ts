import createDOMPurify from 'dompurify'

const outsideUrl = /url\(\s*['"]?(?!#)/i
const purifier = createDOMPurify(window)
purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  const { attrName, attrValue } = attribute
  const isOutside = attrName.endsWith('href') ? !attrValue.startsWith('#') : outsideUrl.test(attrValue)
  if (isOutside) attribute.keepAttr = false
})

/**
 * The drawing as an element that is safe to show: no scripts, handlers, styles, foreign markup or outside references;
 * ids, classes, `data-part-number` and `data-no` stay (OQ-73). Null when the text holds no drawing.
 */
export function sanitiseDrawing(text: string): SVGSVGElement | null {
  const clean = purifier.sanitize(text, {
    USE_PROFILES: { svg: true },
    FORBID_TAGS: ['style', 'image', 'animate', 'set'],
    FORBID_ATTR: ['style', 'tabindex'],
    RETURN_DOM_FRAGMENT: true,
  })
  const drawing = clean.querySelector('svg')
  if (drawing) makeScalable(drawing)
  return drawing
}

/** Without a viewBox a drawing would be cut off instead of scaled. */
function makeScalable(drawing: SVGSVGElement) {
  const size = ['width', 'height'].map((side) => Number.parseFloat(drawing.getAttribute(side) ?? ''))
  if (!drawing.hasAttribute('viewBox') && size.every(Number.isFinite)) {
    drawing.setAttribute('viewBox', `0 0 ${size.join(' ')}`)
  }
  drawing.removeAttribute('width')
  drawing.removeAttribute('height')
}
