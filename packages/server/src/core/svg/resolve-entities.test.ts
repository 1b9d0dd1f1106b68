import { expect, it } from 'vitest'
import { resolveEntities } from './resolve-entities.ts'

const drawing = (subset: string, body = '<svg/>') => `<!DOCTYPE svg [${subset}]>${body}`

it("replaces a drawing's own entities and keeps its lines (OQ-73)", () => {
  const source = `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C" "x.dtd" [\n  <!ENTITY ns "http://www.w3.org/2000/svg">\n  <!ENTITY st0 'font:9px "A"'>\n]>\n<svg xmlns="&ns;" style="&st0;">&amp;&#169;</svg>`
  expect(resolveEntities(source, 1_000)).toBe(
    '<?xml version="1.0"?>\n\n\n\n\n<svg xmlns="http://www.w3.org/2000/svg" style="font:9px &quot;A&quot;">&amp;©</svg>',
  )
})

it('leaves a drawing without entities unchanged, and removes its DOCTYPE', () => {
  expect(resolveEntities('<svg>$& &lt;</svg>', 100)).toBe('<svg>$& &lt;</svg>')
  expect(resolveEntities('<!DOCTYPE svg SYSTEM "x.dtd"><svg/>', 100)).toBe('<svg/>')
})

it('resolves entities for characters and nested entities, uses the first of two, and keeps those XML predefines', () => {
  const subset = `<!-- ]> --><?x ]> ?>
    <!ENTITY nbsp "&#160;"> <!ENTITY deg '&#xB0;'><!ENTITY nbsp "again">
    <!ENTITY temp "80&nbsp;&deg;C"><!ENTITY amp "&#38;#38;"><!ENTITY less "&#38;#60;">`
  expect(resolveEntities(drawing(subset, '<svg a="&temp;">&amp;&less;&none;&#1;</svg>'), 1_000)).toBe(
    '\n\n<svg a="80\u00a0°C">&amp;&#60;&none;&#1;</svg>',
  )
})

it('ignores unused declarations', () => {
  const subset = `<!ELEMENT svg (#PCDATA|g)*><!ATTLIST g apsname CDATA #IMPLIED c (a|b) "]>"><!NOTATION cgm SYSTEM "x">
    <!ENTITY % iso PUBLIC "ISO 8879" "https://evil.example/iso.ent">%iso;<!ENTITY fig SYSTEM "a.cgm" NDATA cgm>`
  expect(resolveEntities(drawing(subset), 1_000)).toBe('\n<svg/>')
})

it.each([
  [
    'entities that double each other',
    drawing(
      Array.from({ length: 16 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(9)}">`).join('') +
        '<!ENTITY e0 "x">',
      '<svg>&e16;</svg>',
    ),
    'would swell',
  ],
  ['entities in a circle', drawing('<!ENTITY a "&b;"><!ENTITY b "&a;">', '<svg>&a;</svg>'), 'would swell'],
  ['markup in entities', drawing('<!ENTITY a "<script/>">'), 'hold markup'],
  ['markup written as characters', drawing('<!ENTITY a "&#60;script/>">'), 'hold markup'],
  [
    'a long entity said often',
    drawing(`<!ENTITY a "${'x'.repeat(500)}">`, '<svg>&a;&a;</svg>'),
    'would swell',
  ],
  [
    'a file',
    drawing('<!ENTITY a SYSTEM "file:///etc/passwd">', '<svg>&a;</svg>'),
    'refers to an external entity (a)',
  ],
  [
    'an address',
    drawing('<!ENTITY a PUBLIC "a" "https://evil.example"><!ENTITY b "&a;">', '<svg>&b;</svg>'),
    'refers to an external entity (a)',
  ],
  ['a second DOCTYPE', drawing('', '<!DOCTYPE svg [<!ENTITY a "x">]><svg/>'), 'cannot be read'],
  ['an entity without an end', drawing('<!ENTITY a "]>'), 'cannot be read'],
])('rejects %s (OQ-73)', (_, source, reason) => {
  expect(() => resolveEntities(source, 1_000)).toThrow(reason)
})
