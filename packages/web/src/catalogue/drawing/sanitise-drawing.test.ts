import { expect, it } from 'vitest'
import { sanitiseDrawing } from './sanitise-drawing.ts'

const wrap = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`
const clean = (inner: string) => sanitiseDrawing(wrap(inner))?.outerHTML ?? ''

it.each([
  ['a script', '<script>alert(1)</script>', 'script'],
  ['a handler', '<path d="M0 0" onclick="alert(1)"/>', 'onclick'],
  ['a handler that loads', '<g onload="alert(1)"/>', 'onload'],
  ['foreign markup', '<foreignObject><iframe src="/x"></iframe></foreignObject>', 'iframe'],
  ['a style sheet', '<style>path{fill:red}</style>', 'fill:red'],
  ['an inline style', '<path style="fill:red"/>', 'style'],
  ['an outside link', '<a href="https://evil.example/x"><text>A</text></a>', 'evil'],
  ['an outside link by its old name', '<a xlink:href="//evil.example/x"><text>A</text></a>', 'evil'],
  ['a script link', '<a href="javascript:alert(1)"><text>A</text></a>', 'javascript'],
  ['an outside picture', '<image href="https://evil.example/x.png"/>', 'evil'],
  ['a data picture', '<image href="data:image/svg+xml;base64,AAAA"/>', 'data:'],
  ['an outside paint', '<path fill="url(https://evil.example/x.svg#a)"/>', 'evil'],
  ['a copy of an outside drawing', '<use href="https://evil.example/x.svg#a"/>', 'use'],
  ['an animation of a link', '<a><animate attributeName="href" to="javascript:alert(1)"/></a>', 'animate'],
])('OQ-73: %s does not reach the page', (_, inner, forbidden) => {
  expect(clean(inner)).toContain('<svg')
  expect(clean(inner).toLowerCase()).not.toContain(forbidden)
})

it('OQ-73: ids, classes, part numbers, references and paints of the drawing itself stay', () => {
  const kept = clean(
    '<g id="part-6" class="part" data-part-number="D7232-3-CP" data-no="6"><path class="f" fill="url(#hatch)" d="M0 0L5 5"/></g>',
  )
  for (const text of [
    'id="part-6"',
    'class="part"',
    'data-part-number="D7232-3-CP"',
    'data-no="6"',
    'fill="url(#hatch)"',
    'd="M0 0L5 5"',
    'viewBox="0 0 10 10"',
  ])
    expect(kept).toContain(text)
})

it('a drawing of a fixed size becomes one that scales', () => {
  const drawing = sanitiseDrawing('<svg width="400" height="300px"><path d="M0 0"/></svg>')
  expect(drawing?.getAttribute('viewBox')).toBe('0 0 400 300')
  expect(drawing?.hasAttribute('width')).toBe(false)
})

it('what is no drawing gives none', () => {
  expect(sanitiseDrawing('<html><body>Not Found</body></html>')).toBeNull()
})
