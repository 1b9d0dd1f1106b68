import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cleanDrawing } from './clean-drawing.ts'
import { decodeXml } from './decode-xml.ts'

const cleaned = (program: string) =>
  cleanDrawing(decodeXml(readFileSync(new URL(`../../../test/drawings/${program}.svg`, import.meta.url))))

const foreign =
  /alert|script|javascript|inkscape|sodipodi|rdf|metadata|pgf|ns\.adobe|ptc\.com|DOCTYPE|ENTITY|CDATA|&ns| style=|<style|<set|onload|onclick|onmouse|foreignObject/i

it.each(['inkscape', 'illustrator', 'isodraw', 's1000d', 'dtd-subset'])(
  'removes everything that %s adds for itself (OQ-73)',
  (program) => {
    expect(cleaned(program)).not.toMatch(foreign)
  },
)

it('cleans a drawing saved by Inkscape (OQ-73)', () => {
  const drawing = cleaned('inkscape')
  for (const kept of [
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="210mm" height="297mm" viewBox="0 0 210 297"/,
    '<stop offset="0" id="stop1" stop-color="#c0c8cc" stop-opacity="1"/>',
    '<linearGradient id="steel-across" x1="20" x2="80" gradientUnits="userSpaceOnUse" href="#steel"/>',
    '<filter id="shadow" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="1.5" id="blur"/></filter>',
    'id="layer1" data-part-number="D7232-3-CP" data-no="6" clip-path="url(#clip)"',
    'fill="url(#steel-across)" fill-rule="evenodd" stroke="#000000" stroke-width="0.264583px"',
    'marker-end="url(#Arrow1)" filter="url(#shadow)"',
    'font-style="italic" font-weight="bold" font-size="5px"',
    '<tspan id="tspan33" x="90" y="30">6</tspan>',
  ])
    expect(drawing).toMatch(kept)
})

it('cleans a drawing saved by Illustrator (OQ-73)', () => {
  const drawing = cleaned('illustrator')
  for (const kept of [
    'viewBox="0 0 595.28 841.89" xml:space="preserve"><switch><g>',
    '<g id="_x34_-Casing" data-part-number="D7232-2-CP">',
    'class="st0 st3" d="M100,100l200,0" fill="none" stroke="#231F20" stroke-miterlimit="10" stroke-width="2"/>',
    'class="st4" d="M100,120l200,0" opacity="0.5" fill="none" stroke="#231F20" stroke-width="0.5"/>',
    'd="M100,140l200,0" fill="#FFF" stroke="#231F20" stroke-miterlimit="10"/>',
    'font-family="MyriadPro-Regular" font-size="12px">7 · Casing &amp; plug</text>',
    '<a><text>7</text></a>',
    '<use width="10" height="10" x="40" y="40" href="#bolt"/>',
    'href="data:image/png;base64,iVBORw0KGgo',
  ])
    expect(drawing).toContain(kept)
})

it('cleans a drawing saved by IsoDraw in Latin 1 (OQ-73)', () => {
  const drawing = cleaned('isodraw')
  for (const kept of [
    'height="210mm" width="297mm" viewBox="0 0 29700 21000"',
    '<title>Wärmepumpe, Ø 120</title>',
    '<g id="OBJ_118204" data-part-number="118204"><path stroke-width="35"',
    '<a><text x="11050" y="7000">1</text></a>',
    '<text x="11050" y="8000">2</text>',
  ])
    expect(drawing).toContain(kept)
})

it('cleans an S1000D drawing saved by IsoDraw with a one-character entity (OQ-73)', () => {
  const drawing = cleaned('s1000d')
  for (const kept of [
    'viewBox="0 0 420 297"',
    '<g id="hot004" class="hotspot"><title>Casing\u00a0wear ring</title>',
    '<text id="callout-4" x="210" y="30" font-family="Arial" font-size="4.23" text-anchor="middle">4</text>',
    '<text x="210" y="280">Torque 25\u00a0N·m ± 10\u00a0%</text>',
    'stroke-width="0.35"',
    '<a id="link-7"><text x="260" y="60">7</text></a>',
  ])
    expect(drawing).toContain(kept)
})

it('cleans a drawing with its own DTD (OQ-73)', () => {
  const drawing = cleaned('dtd-subset')
  for (const kept of [
    '<g id="OBJ_2201" data-part-number="D7232-3-CP">',
    '<text x="40" y="20">Ø 120 × 8</text>',
    '<text x="40" y="30">&lt; 5 &amp; dry</text>',
  ])
    expect(drawing).toContain(kept)
})
