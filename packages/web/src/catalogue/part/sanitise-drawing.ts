import { drawingAttributes, drawingElements, staysInDrawing } from '@volute/domain/catalogue/bom'
import createDOMPurify from 'dompurify'

const purifier = createDOMPurify(window)
purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  const name = attribute.attrName === 'xlink:href' ? 'href' : attribute.attrName
  if (!staysInDrawing(element.localName, name, attribute.attrValue)) attribute.keepAttr = false
})

/**
 * Returns the drawing as an element that is safe to show, whatever the server let through. Allows the same elements and
 * attributes as the import (OQ-73). Null when the text contains no drawing.
 */
export function sanitiseDrawing(text: string): SVGSVGElement | null {
  // Leading text keeps the parser from replacing the body with a frameset.
  const clean = purifier.sanitize(`.${text}`, {
    ALLOWED_TAGS: ['#text', ...drawingElements],
    ALLOWED_ATTR: ['xlink:href', ...drawingAttributes],
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
  })
  const drawing = clean.querySelector('svg')
  if (drawing) makeScalable(drawing)
  return drawing
}

/** Length of each unit in user units, which are CSS pixels. */
const units: Record<string, number> = { px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 }

/** Adds a missing viewBox, without which a drawing would be cropped instead of scaled. */
function makeScalable(drawing: SVGSVGElement) {
  const size = ['width', 'height'].map((side) => lengthOf(drawing.getAttribute(side) ?? ''))
  if (!drawing.hasAttribute('viewBox') && size.every(Number.isFinite)) {
    drawing.setAttribute('viewBox', `0 0 ${size.join(' ')}`)
  }
  drawing.removeAttribute('width')
  drawing.removeAttribute('height')
}

/** `210mm` is 793.7 user units; a length relative to the page is NaN. */
function lengthOf(text: string): number {
  const [, number, unit = 'px'] = /^\s*([\d.]+)\s*([a-z%]+)?\s*$/i.exec(text) ?? []
  return Number(number) * (units[unit.toLowerCase()] ?? Number.NaN)
}
