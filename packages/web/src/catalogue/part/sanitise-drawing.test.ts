import { hostileDrawings } from '@volute/domain/catalogue/bom'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sanitiseDrawing } from './sanitise-drawing.ts'

const wrap = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`
const clean = (inner: string) => sanitiseDrawing(wrap(inner))?.outerHTML ?? ''

it.each(hostileDrawings)('%s does not reach the page (OQ-73)', (_, hostile) => {
  const cleaned = clean(`<text id="kept">9</text>${hostile}`)
  expect(cleaned).not.toMatch(/alert/i)
  expect(cleaned).toContain('<text id="kept">9</text>')
})

it.each(['style="fill:red"', 'tabindex="0"', 'onbegin="x()"', 'formaction="/x"', 'name="body"'])(
  '%s does not reach the page (OQ-73)',
  (attribute) => {
    expect(clean(`<path ${attribute} d="M0 0"></path>`)).toContain('><path d="M0 0"></path></svg>')
  },
)

it.each([
  '<g id="part-6" class="part" data-part-number="D7232-3-CP" data-no="6"><path class="f" d="M0 0L5 5"></path></g>',
  '<defs><g id="bolt"><path d="M0 0"></path></g></defs><use href="#bolt" x="4"></use>',
  '<symbol id="nut" viewBox="0 0 1 1"><circle r="1"></circle></symbol><use href="#nut"></use>',
  '<linearGradient id="shade"><stop offset="0" stop-color="#fff"></stop></linearGradient>',
  '<pattern id="hatch" patternUnits="userSpaceOnUse"></pattern><path fill="url(#hatch)" d="M1 1"></path>',
  '<clipPath id="cut"><rect width="4"></rect></clipPath><g clip-path="url(#cut)"></g>',
  '<filter id="soft"><feGaussianBlur in="SourceAlpha" stdDeviation="2"></feGaussianBlur></filter>',
  '<image width="2" href="data:image/png;base64,iVBORw0KGgoAAAA"></image>',
  '<a><text textLength="9" xml:space="preserve">118204 &amp; more</text></a>',
])('markup that the import accepts reaches the page: %s (OQ-73)', (own) => {
  expect(clean(own)).toBe(`<svg viewBox="0 0 10 10">${own}</svg>`)
})

it.each([
  ['width="400" height="300px"', '0 0 400 300'],
  ['width="25.4mm" height="2in"', '0 0 96 192'],
  ['width="4" height="3" viewBox="0 0 40 30"', '0 0 40 30'],
  ['width="100%" height="100%"', null],
])('a drawing with %s becomes scalable', (size, viewBox) => {
  const drawing = sanitiseDrawing(`<svg ${size}><path d="M0 0"/></svg>`)
  expect(drawing?.getAttribute('viewBox')).toBe(viewBox)
  expect(drawing?.hasAttribute('width')).toBe(false)
})

it.each([
  '<html><body>Not Found</body></html>',
  '<frameset>',
  '<frameset><frame></frameset>',
  '<body',
  '\0',
  '',
])('text that is not a drawing gives null: %j', (text) => expect(sanitiseDrawing(text)).toBeNull())

it('a frameset beside or inside a drawing does not remove the drawing', () => {
  for (const text of ['<frameset>', '<html><frameset></frameset></html>'])
    for (const both of [`${text}${wrap('<path/>')}`, `${wrap('<path/>')}${text}`, wrap(`${text}<path/>`)])
      expect(sanitiseDrawing(both)?.outerHTML).toMatch(/^<svg .*<\/svg>$/)
})

it('sanitising never throws, whatever the input (OQ-73)', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...'<svg> </svg> <frameset> <frame> <head> <body> <table> <template> <!-- <title> </g> <plaintext>'.split(
        ' ',
      ),
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      expect(() => sanitiseDrawing(pieces.join(''))).not.toThrow()
    }),
    { numRuns: 200 },
  )
})
