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
])('file name %s may be the drawing of %s (CALLOUT-34)', (name, number, kind) => {
  const read = readDrawingName(name)
  expect(read.numbers).toContain(number)
  expect(read.kind).toBe(kind)
})

it('the whole file name is the first candidate for the part number (CALLOUT-34)', () => {
  expect(readDrawingName('4RB-EM-100.tif').numbers).toEqual(['4RB-EM-100', '4RB-EM'])
})

it('no file name yields an empty part number (CALLOUT-34)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 255 }), (name) => {
      expect(readDrawingName(name).numbers).not.toContain('')
    }),
  )
})
