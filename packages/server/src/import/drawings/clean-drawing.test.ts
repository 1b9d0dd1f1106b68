import { expect, it } from 'vitest'
import { cleanDrawing } from './clean-drawing.ts'

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${content}</svg>`

it('OQ-73: keeps ids, classes, callouts, shapes, text and view box', () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 80" class="dwg" role="group" aria-label="Wet end"><g id="c1" class="part on" data-part-number="AB/1-2" data-no="4"><path fill="none" stroke="#123" vector-effect="non-scaling-stroke" d="M0 0L9 9"/><circle r="27" cx="1" cy="2"/><text x="1" y="2" text-anchor="middle">4 &amp; 5</text></g></svg>`
  expect(cleanDrawing(drawing)).toBe(drawing)
})

it('OQ-73: turns style blocks and style attributes into plain attributes', () => {
  const cleaned = cleanDrawing(
    svg(
      '<style>.s{fill:red;stroke-width:2px}.s:hover{fill:blue}</style><path class="s" d="M0 0"/><path style="stroke:#000;behavior:url(x)" d="M1 1"/>',
    ),
  )
  expect(cleaned).toContain('<path class="s" d="M0 0" fill="red" stroke-width="2px"/>')
  expect(cleaned).toContain('<path d="M1 1" stroke="#000"/>')
  expect(cleaned).not.toContain('style')
})

it('OQ-73: reads what drawing programs write: DOCTYPE with entities, editor namespaces, embedded pictures', () => {
  const cleaned = cleanDrawing(`<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ns_ai "http://ns.example/ai">]>
    <svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" xmlns:inkscape="http://inkscape.example" xmlns:xlink="http://www.w3.org/1999/xlink" i:viewOrigin="1 2">
      <switch><foreignObject requiredExtensions="&ns_ai;"><i:pgf>x</i:pgf></foreignObject><g i:extraneous="self" inkscape:label="L"><text id="t9">9</text></g></switch>
      <metadata>m</metadata><image xlink:href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/>
    </svg>`)
  expect(cleaned).toContain('<switch><g><text id="t9">9</text></g></switch>')
  expect(cleaned).toContain('xlink:href="data:image/png;base64,iVBORw0KGgo="')
  expect(cleaned).not.toMatch(/pgf|inkscape|DOCTYPE|evil|metadata|foreignObject/)
})

it.each([
  '<script>alert(1)</script>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">alert(1)</b></foreignObject>',
  '<g onclick="alert(1)"/>',
  '<path OnLoad="alert(1)" d="M0 0"/>',
  '<a href="javascript:alert(1)"><text>4</text></a>',
  '<a xlink:href="https://alert.example"><text>4</text></a>',
  '<image href="https://alert.example/a.png"/>',
  '<image href="data:image/svg+xml;base64,alert"/>',
  '<use href="https://alert.example/a.svg#b"/>',
  '<path fill="url(https://alert.example/#a)"/>',
  '<path fill="u\\72l(https://alert.example)"/>',
  '<path style="fill:url(//alert.example/#a)"/>',
  '<path mask="url(&quot;//alert.example#a&quot;)"/>',
  '<path cursor="image-set(\'//alert.example\' 1x)"/>',
  '<style>@import "https://alert.example/a.css";</style>',
  '<style>path{fill:url(https://alert.example/a)}</style><path d="M0 0"/>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onclick" to="alert(1)"/>',
  '<iframe src="https://alert.example"/>',
  '<filter><feImage href="https://alert.example"/></filter>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!-- alert --><g/>',
])('OQ-73: lets nothing out of %s', (hostile) => {
  const cleaned = cleanDrawing(svg(`${hostile}<text id="kept">9</text>`))
  expect(cleaned).not.toMatch(/alert/)
  expect(cleaned).toContain('<text id="kept">9</text>')
})

it('OQ-73: keeps references within the drawing', () => {
  const cleaned = cleanDrawing(
    svg(
      '<defs><g id="bolt"><path d="M0 0"/></g></defs><use xlink:href="#bolt" x="4"/><path fill="url(#shade)" d="M1 1"/>',
    ),
  )
  expect(cleaned).toContain('<use xlink:href="#bolt" x="4"/>')
  expect(cleaned).toContain('fill="url(#shade)"')
})

it('OQ-73: takes out `use` that unfolds without measure or without end', () => {
  const level = (n: number) => `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(20)}</g>`
  const bomb = cleanDrawing(svg(`<g id="l0"><path d="M0 0"/></g>${[1, 2, 3, 4, 5, 6].map(level).join('')}`))
  expect(bomb).not.toContain('<use')
  expect(bomb).toContain('<path d="M0 0"/>')
  expect(cleanDrawing(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).not.toContain(
    '<use',
  )
})

it.each([
  ['text', 'plain words', 'is not well-formed XML'],
  ['a page', '<html><body/></html>', 'is not an SVG drawing'],
  ['half a drawing', '<svg><g></svg>', 'is not well-formed XML'],
  [
    'nested entities',
    '<!DOCTYPE svg [<!ENTITY a "xx"><!ENTITY b "&a;&a;">]><svg>&b;</svg>',
    'declares entities that would swell',
  ],
  [
    'a long entity',
    `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(20_000)}">]><svg>&a;</svg>`,
    'declares entities that would swell',
  ],
  [
    'an external entity',
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
    'refers to an external entity',
  ],
  ['endless nesting', svg('<g>'.repeat(50_000) + '</g>'.repeat(50_000)), 'is nested too deeply'],
  ['too much', svg(' '.repeat(17 * 1024 * 1024)), 'is larger than 16 MB'],
])('OQ-73: refuses %s', (_, source, reason) => {
  expect(() => cleanDrawing(source)).toThrow(reason)
})
