import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDrawingName } from './drawing-name.ts'

it.each([
  ['4RB-EM-100.tif', '4RB-EM-100', 'EXPLODED'],
  ['4RB-EM-100 X-Section.png', '4RB-EM-100', 'X_SECTION'],
  ['4RB-EM-100_x_section.svg', '4RB-EM-100', 'X_SECTION'],
  ['X-Section 4RB-EM-100.svg', '4RB-EM-100', 'X_SECTION'],
  ['4RB-EM-100_sheet2.tif', '4RB-EM-100', 'EXPLODED'],
  ['drawings/2026/4RB-EM-100 Sheet 2 of 3.pdf', '4RB-EM-100', 'EXPLODED'],
  ['4RB-EM-100 exploded view.jpg', '4RB-EM-100', 'EXPLODED'],
  ['4RB-EM-100_Rev_B.tiff', '4RB-EM-100', 'EXPLODED'],
  ['4RB-EM-100 Blatt 3 rev C.tiff', '4RB-EM-100', 'EXPLODED'],
])('CALLOUT-34: %s may be the drawing of %s', (name, number, kind) => {
  const read = readDrawingName(name)
  expect(read.numbers).toContain(number)
  expect(read.kind).toBe(kind)
})

it('CALLOUT-34: the whole name is the likeliest number, since a number may end like a sheet', () => {
  expect(readDrawingName('4RB-EM-100.tif').numbers).toEqual(['4RB-EM-100', '4RB-EM'])
})

it('CALLOUT-34: whatever the name, it says no empty number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 255 }), (name) => {
      expect(readDrawingName(name).numbers).not.toContain('')
    }),
  )
})
