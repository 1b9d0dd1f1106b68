import { join } from 'node:path'
import type { Callout, DrawnLine } from '@volute/domain/workbench/workbench'
import { expect, it, onTestFinished } from 'vitest'
import { writeFolder } from '../../../../test/write-folder.ts'
import { openCleaner } from '../../../core/svg/index.ts'
import { composeDrawing, type LookedAt } from './compose-drawing.ts'

const line = (reference: string, partNumber: string): DrawnLine => ({
  position: 1,
  reference,
  partNumber,
  description: `Part ${partNumber}`,
})
const lines = [line('1', '118202'), line('10A', 'A"<&'), line('7', 'B'), line('7', 'C')]
const callout = (text: string, shape: Callout['shape'] = 'ROUND'): Callout => ({
  x: 10,
  y: 20,
  width: 8,
  height: 6,
  confidence: 1,
  state: 'ACCEPTED',
  text,
  shape,
})
const pixels = 'data:image/png;base64,iVBORw0KGgoAAAA'
const scan = (width: number, height: number, texts: string[], tiles: string | null = null): LookedAt => ({
  width,
  height,
  shown: { picture: pixels, tiles },
  callouts: texts.map((text) => callout(text)),
})

it('a scan is published as its picture, with a hotspot for each callout (CALLOUT-35)', () => {
  expect(composeDrawing([scan(300, 200, ['1', '10a'])], lines)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" data-callouts=""><image width="300" height="200" preserveAspectRatio="none" href="${pixels}"/>` +
      '<rect class="callout" data-no="1" data-part-number="118202" x="10" y="20" width="8" height="6" rx="4" ry="3" fill="none" pointer-events="all"/>' +
      '<rect class="callout" data-no="10A" data-part-number="A&quot;&lt;&amp;" x="10" y="20" width="8" height="6" rx="4" ry="3" fill="none" pointer-events="all"/></svg>',
  )
})

it('a callout that matches two lines or none gets no part (CALLOUT-35)', () => {
  const drawing = composeDrawing([scan(300, 200, ['7', '99', ''])], lines)
  expect(drawing.match(/data-no="[^"]*" data-part-number="[^"]*"/g)).toEqual([
    'data-no="7" data-part-number=""',
    'data-no="99" data-part-number=""',
  ])
})

it('several sheets are stacked, each as wide as the widest (CALLOUT-36)', () => {
  const drawing = composeDrawing([scan(100, 50, ['1']), scan(200, 60, ['1'], 'ab'.repeat(32))], lines)
  expect(drawing).toContain('viewBox="0 0 200 164"')
  expect(drawing).toContain('<svg x="0" y="0" width="200" height="100" viewBox="0 0 100 50">')
  expect(drawing).toContain('<svg x="0" y="104" width="200" height="60" viewBox="0 0 200 60">')
  expect(drawing).toContain(`data-tiles="${'ab'.repeat(32)}" data-pixels="200 60"`)
  expect(drawing.match(/class="callout"/g)).toHaveLength(2)
})

const vector: LookedAt = {
  width: 1_024,
  height: 512,
  shown: {
    drawing:
      '<svg xmlns="http://www.w3.org/2000/svg" class="dwg" viewBox="10 20 512 256"><path d="M0 0H9"/></svg>',
  },
  callouts: [callout('1', 'SQUARE')],
}

it('a single SVG keeps its content, with its callouts in position (CALLOUT-36)', () => {
  const drawing = composeDrawing([vector], lines)
  expect(drawing).toMatch(
    /^<svg data-callouts="" xmlns="[^"]*" class="dwg" viewBox="10 20 512 256"><path d="M0 0H9"\/>/,
  )
  expect(drawing).toMatch(
    /<g transform="translate\(10 20\) scale\(0.5\)"><rect class="callout" [^>]*\/><\/g><\/svg>$/,
  )
})

it('the cleaner keeps a published drawing unchanged (CALLOUT-38, OQ-73)', async () => {
  const cleaner = openCleaner()
  onTestFinished(cleaner.close)
  for (const sheets of [[scan(300, 200, ['1', '10A'], 'ab'.repeat(32))], [scan(30, 20, ['1']), vector]]) {
    const drawing = composeDrawing(sheets, lines)
    const kept = (text: string) =>
      text.match(/<(svg|image|rect|path|g)|data-[a-z-]+="[^"]*"|href="[^"]*"|viewBox="[^"]*"/g)?.toSorted()
    const folder = await writeFolder({ 'drawing.svg': drawing })
    expect(kept(await cleaner.clean(join(folder, 'drawing.svg')))).toEqual(kept(drawing))
  }
})
