import { expect, it } from 'vitest'
import { resolveEntities } from './resolve-entities.ts'

const drawing = (subset: string, body = '<svg/>') => `<!DOCTYPE svg [${subset}]>${body}`

it('OQ-73: puts own entities in their places, keeping the lines', () => {
  const source = `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C" "x.dtd" [\n  <!ENTITY ns "http://www.w3.org/2000/svg">\n  <!ENTITY st0 'font:9px "A"'>\n]>\n<svg xmlns="&ns;" style="&st0;">&amp;&#169;</svg>`
  expect(resolveEntities(source, 1_000)).toBe(
    '<?xml version="1.0"?>\n\n\n\n\n<svg xmlns="http://www.w3.org/2000/svg" style="font:9px &quot;A&quot;">&amp;&#169;</svg>',
  )
})

it('leaves a drawing without entities as it is, and drops its DOCTYPE', () => {
  expect(resolveEntities('<svg>$& &lt;</svg>', 100)).toBe('<svg>$& &lt;</svg>')
  expect(resolveEntities('<!DOCTYPE svg SYSTEM "x.dtd"><svg/>', 100)).toBe('<svg/>')
})

it.each([
  ['entities in entities', drawing('<!ENTITY a "xx"><!ENTITY b "&a;&a;">'), 'would swell'],
  ['entities hidden behind a bracket', drawing('<!ENTITY a "x>&b;">'), 'would swell'],
  ['markup in entities', drawing('<!ENTITY a "<script/>">'), 'would swell'],
  [
    'a long entity said often',
    drawing(`<!ENTITY a "${'x'.repeat(500)}">`, '<svg>&a;&a;</svg>'),
    'would swell',
  ],
  ['a file', drawing('<!ENTITY a SYSTEM "file:///etc/passwd">'), 'refers to an external entity'],
  ['an address', drawing('<!ENTITY a PUBLIC "a" "https://evil.example">'), 'refers to an external entity'],
  ['a parameter entity', drawing('<!ENTITY % a "x"> %a;'), 'refers to an external entity'],
  ['a second DOCTYPE', drawing('', '<!DOCTYPE svg [<!ENTITY a "x">]><svg/>'), 'cannot be read'],
  ['an entity without an end', drawing('<!ENTITY a "]>'), 'cannot be read'],
])('OQ-73: refuses %s', (_, source, reason) => {
  expect(() => resolveEntities(source, 1_000)).toThrow(reason)
})
